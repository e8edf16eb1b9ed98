import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../content/problems/problems.ts';
import { coloured, plain, terminal } from './format/terminal.ts';

/** Colour where a person looks on, and not where they asked for none (https://no-color.org). */
export const wantsColour = (stream: { isTTY?: boolean } = process.stdout, env = process.env) =>
  stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';

/** The text of a file, empty when it cannot be read: a missing file is the problem itself. */
export const sourceIn = (root: string) => (file: string) => {
  try {
    return readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return '';
  }
};

/**
 * Prints problems for the writer.
 * @param root the project's folder
 */
export function printProblems(problems: readonly Problem[], root: string): void {
  console.log(terminal(problems, sourceIn(root), wantsColour() ? coloured : plain));
}
