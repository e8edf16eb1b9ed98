import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Flags<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known }>>['values'];

/** Prints what is wrong with a command line, and its usage; sets exit code 2. */
export function misused(usage: string, message = ''): void {
  console.error(`${message}\n\n${usage}`.trim());
  process.exitCode = 2;
}

/**
 * Parses a command line. Prints the usage for `--help` and for invalid arguments.
 * @param known the flags, as for `parseArgs`
 * @param count minimum and maximum number of positional arguments
 * @returns the flags and positional arguments; null if the command should end
 */
export function readCommand<const Known extends Options>(
  args: readonly string[],
  usage: string,
  known: Known,
  [least, most]: readonly [number, number],
): { flags: Flags<Known>; positionals: string[] } | null {
  const options = { ...known, help: { type: 'boolean', short: 'h' } } as const;
  const taken = Object.keys(known).find(
    (flag) => isTakenByNpm(flag) && !args.some((arg) => arg.startsWith(`--${flag}`)),
  );
  if (taken) {
    const { npm_lifecycle_event: name } = process.env;
    misused(
      usage,
      `Ключ --${taken} взял себе npm. Поставьте перед ключами два дефиса, в\u00a0PowerShell\u00a0— в\u00a0кавычках: npm run ${name} "--" --${taken}`,
    );
    return null;
  }
  try {
    const config = { options, allowPositionals: true, allowNegative: true } as const;
    const { values, positionals } = parseArgs({ args: [...args], ...config });
    const { help, ...flags } = values as Flags<Known> & { help?: boolean };
    const [extra] = positionals.slice(most);
    if (help) console.log(usage);
    else if (extra !== undefined)
      misused(
        usage,
        `Слово «${extra}» лишнее. Если в\u00a0словах есть пробелы, поставьте вокруг них кавычки.`,
      );
    else if (positionals.length < least) misused(usage, positionals.length > 0 ? 'Указано не\u00a0всё.' : '');
    else return { flags: flags as Flags<Known>, positionals };
  } catch {
    const names = new Set(Object.keys(options).map((name) => `--${name}`));
    const wrong = args.find((arg) => arg.startsWith('-') && !names.has(arg.replace(/=.*$|(?<=^--)no-/g, '')));
    misused(usage, `Ключа «${wrong ?? args.at(-1)}» нет или у\u00a0него не то значение.`);
  }
  return null;
}

/**
 * Whether a flag was taken by npm, because `--` was missing (https://docs.npmjs.com/cli/commands/npm-run) or dropped by PowerShell
 * (github.com/npm/cli/issues/4903). Not for `yes`, which is also an npm setting.
 */
const isTakenByNpm = (flag: string): boolean =>
  flag !== 'yes' && process.env[`npm_config_${flag}`] === 'true';

/** Flag `--yes`: skips questions. */
export const yes = { yes: { type: 'boolean', default: false } } as const;

/**
 * Resolves a typed path, relative to the writer's current folder; PowerShell completes `.\pages\about.mdx`.
 * @returns the path from the project's folder; empty for the folder itself
 */
export function typedPath(typed: string): string {
  const { INIT_CWD: here = process.cwd() } = process.env;
  return relative(process.cwd(), resolve(here, typed.replaceAll('\\', '/'))).replaceAll('\\', '/');
}

/** Thrown if the writer pressed Ctrl+C or the input ended. */
export class Cancelled extends Error {}

/** The streams of a dialogue: those of the terminal, or of a test. */
interface Streams {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Runs a dialogue in the terminal.
 * @param dialogue receives a function that asks a question and waits for the answer
 * @throws {Cancelled} on Ctrl+C and at the end of the input
 */
export async function runDialogue<Result>(
  streams: Streams,
  dialogue: (ask: (question: string) => Promise<string>) => Promise<Result>,
): Promise<Result> {
  const terminal = createInterface(streams);
  const lines = terminal[Symbol.asyncIterator]();
  try {
    return await dialogue(async (question) => {
      terminal.setPrompt(`${question} `);
      terminal.prompt();
      const { value, done } = await lines.next();
      if (done) throw new Cancelled();
      return value;
    });
  } finally {
    terminal.close();
  }
}

/** Asks a yes/no question. Ctrl+C, the end of the input and any other answer mean no. */
export async function confirmed(
  question: string,
  streams: Streams = { input: process.stdin, output: process.stdout },
): Promise<boolean> {
  const answer = await runDialogue(streams, (ask) => ask(question)).catch(() => 'нет');
  return /^(?:д|да|y|yes)$/i.test(answer.trim());
}
