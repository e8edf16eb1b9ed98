import { type Problem, place } from '../../content/problems/problems.ts';
import { codeFrame } from './frame.ts';
import { fixable, summary } from './summary.ts';

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
