import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asRead } from '../files/read-source.ts';
import { fixable, summary } from './counted.ts';
import { codeFrame } from './frame.ts';
import { type Problem, place } from './problems.ts';

/** Paints text with an ANSI code, or leaves it. */
export type Paint = (code: number, text: string) => string;
export const plain: Paint = (_, text) => text;
export const coloured: Paint = (code, text) => `\u001b[${code}m${text}\u001b[0m`;

const [bold, red, yellow, cyan, grey] = [1, 31, 33, 36, 90];

/**
 * Problems for the terminal: grouped by file, each with its place (clickable), its sentences and the lines it stands
 * in; counted at the end.
 * @param sourceOf the text of a file, empty when it is not there
 */
export function terminal(
  problems: readonly Problem[],
  sourceOf: (file: string) => string,
  paint: Paint = plain,
): string {
  const files = new Map<string, Problem[]>();
  for (const problem of problems) files.set(problem.file, [...(files.get(problem.file) ?? []), problem]);
  const blocks = [...files].map(([file, found]) => {
    const source = sourceOf(file);
    return [paint(bold, paint(cyan, file)), ...found.map((problem) => block(problem, source, paint))].join(
      '\n\n',
    );
  });
  const end = [`Найдено: ${summary(problems)}.`, fixable(problems)].filter(Boolean).join('\n');
  return `\n${[...blocks, end].join('\n\n')}`;
}

/** Colour where a person looks on, and not where they asked for none (https://no-color.org). */
const wantsColour = (stream: { isTTY?: boolean } = process.stdout, env = process.env) =>
  stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';

/** The text of a file, empty when it cannot be read (a missing file is the problem itself) or is none, like a picture. */
const sourceIn = (root: string) => (file: string) => {
  try {
    const text = asRead(readFileSync(join(root, file), 'utf8'));
    return text.includes('\0') ? '' : text;
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

function block(problem: Problem, source: string, paint: Paint): string {
  const isError = problem.severity === 'error';
  const mark = isError ? paint(red, '✗') : paint(yellow, '!');
  const head = `${mark} ${paint(cyan, place(problem))}  ${paint(grey, problem.rule)}`;
  const help = [problem.expected, problem.hint].filter(Boolean).map((text) => `  ${text}`);
  const fix = problem.fix ? [`  ${paint(grey, `--fix: ${problem.fix.title}`)}`] : [];
  return [head, `  ${paint(bold, problem.what)}`, ...frame(problem, source, paint), ...help, ...fix].join(
    '\n',
  );
}

function frame(problem: Problem, source: string, paint: Paint): string[] {
  const found = codeFrame(problem, source);
  if (!found) return [];
  const width = Math.max(3, ...found.lines.map(({ number }) => `${number}`.length));
  const colour = problem.severity === 'error' ? red : yellow;
  return found.lines.flatMap(({ number, text }) => {
    const line = `  ${paint(grey, `${`${number}`.padStart(width)} │`)} ${text}`;
    if (number !== found.line) return [line];
    const marks = '^'.repeat(found.to - found.from + 1);
    return [
      line,
      `  ${' '.repeat(width)} ${paint(grey, '│')} ${' '.repeat(found.from - 1)}${paint(colour, marks)}`,
    ];
  });
}
