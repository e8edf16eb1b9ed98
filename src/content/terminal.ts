import { styleText } from 'node:util';
import { groupedBy } from '../once.ts';
import { readSource } from './files/read-source.ts';
import { fixable, summary } from './problems/counted.ts';
import { codeFrame } from './problems/frame.ts';
import { isError, type Problem, place } from './problems/problems.ts';

/** Maximum number of problems to print: more of them would leave a terminal's window and its memory. */
const most = 100;

/**
 * Formats problems for the terminal: grouped by file, each with a clickable position, its sentences and a code frame; then a
 * summary. Files with errors come last, since a terminal shows its end; of very many problems, warnings are left out first.
 * Coloured in interactive terminals, unless colour is disabled.
 * @param sourceOf the source of a file; empty if it does not exist
 */
export function terminal(problems: readonly Problem[], sourceOf: (file: string) => string): string {
  const errorsLast = problems.toSorted((a, b) => Number(isError(a)) - Number(isError(b)));
  const isCut = problems.length > most;
  const hasError = (found: readonly Problem[]) => Number(found.some(isError));
  const files = groupedBy(isCut ? errorsLast.slice(-most) : problems, ({ file }) => file);
  const blocks = files
    .sort((a, b) => hasError(a) - hasError(b))
    .flatMap((found) => {
      const [{ file }] = found;
      const source = sourceOf(file);
      return [styleText('bold', styleText('cyan', file)), ...found.map((problem) => block(problem, source))];
    });
  const cut = `Показаны ${most} из\u00a0них, ошибки\u00a0— в\u00a0конце. Проверить часть файлов: npm run check -- pages/папка`;
  const end = [`Найдено: ${summary(problems)}.`, isCut && cut, fixable(problems)].filter(Boolean).join('\n');
  // A file's control characters must not reach the terminal, which would obey them; colours are our own.
  return `\n${[...blocks, end].join('\n\n')}`.replace(/(?!\p{Cc}\[\d+m)[^\P{Cc}\s]/gu, '\ufffd');
}

/**
 * Prints problems for writers.
 * @param root the project's folder
 */
export function printProblems(problems: readonly Problem[], root: string): void {
  // Binary files, such as pictures, have no lines to show.
  console.log(terminal(problems, (file) => readSource(root, file).source));
}

function block(problem: Problem, source: string): string {
  const mark = isError(problem) ? styleText('red', '✗') : styleText('yellow', '!');
  const head = `${mark} ${styleText('cyan', place(problem))}  ${styleText('grey', problem.rule)}`;
  const help = [problem.expected, problem.hint].filter(Boolean).map((text) => `  ${text}`);
  const fix = problem.fix ? [`  ${styleText('grey', `--fix: ${problem.fix.title}`)}`] : [];
  return [head, `  ${styleText('bold', problem.what)}`, ...frame(problem, source), ...help, ...fix].join(
    '\n',
  );
}

function frame(problem: Problem, source: string): string[] {
  const found = codeFrame(problem, source);
  if (!found) return [];
  const width = Math.max(3, ...found.lines.map(({ number }) => `${number}`.length));
  const colour = problem.severity === 'error' ? 'red' : 'yellow';
  return found.lines.flatMap(({ number, text }) => {
    const line = `  ${styleText('grey', `${`${number}`.padStart(width)} │`)} ${text}`;
    if (number !== found.line) return [line];
    const marks = '^'.repeat(found.to - found.from + 1);
    return [
      line,
      `  ${' '.repeat(width)} ${styleText('grey', '│')} ${' '.repeat(found.from - 1)}${styleText(colour, marks)}`,
    ];
  });
}
