import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** What a command takes: all but its flags. */
export const withoutFlags = (args: readonly string[]) => args.filter((arg) => !arg.startsWith('--'));

/**
 * A path of the project as it was typed, from wherever the writer stands; PowerShell completes `.\pages\about.mdx`.
 * @returns the path from the project's folder; empty for the folder itself
 */
export function typedPath(typed: string): string {
  const { INIT_CWD: here = process.cwd() } = process.env;
  return relative(process.cwd(), resolve(here, typed.replaceAll('\\', '/'))).replaceAll('\\', '/');
}

/** Asks in the terminal. Ctrl+C, and an input that has ended, mean no. */
export function agreed(
  question: string,
  conversation: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream } = {
    input: process.stdin,
    output: process.stdout,
  },
): Promise<boolean> {
  const terminal = createInterface(conversation);
  return new Promise((done) => {
    terminal.once('close', () => done(false));
    terminal.question(question, (answer) => {
      done(/^(?:д|да|y|yes)$/i.test(answer.trim()));
      terminal.close();
    });
  });
}

/** Says why nothing was done. */
export function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
