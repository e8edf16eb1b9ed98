import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, place, plural } from '../content/problems.ts';

const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code: number, text: string) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

/** The line of the file with a mark under the column. */
function frame(root: string, { file, line, column }: Problem): string {
  let text: string | undefined;
  try {
    text = readFileSync(join(root, file), 'utf8').split(/\r?\n/)[line - 1];
  } catch {
    // A file that is missing is the problem itself.
  }
  if (text === undefined) return '';
  const start = Math.max(0, column - 60);
  const gutter = `${line}`.padStart(4);
  return `${paint(90, `${gutter} │ `)}${text.slice(start, start + 100)}\n${' '.repeat(7 + column - 1 - start)}${paint(31, '^')}`;
}

/**
 * Prints problems for the writer: grouped by file, each with its place, its sentences and the line it stands in.
 * @param root the project's folder
 */
export function printProblems(problems: readonly Problem[], root: string): void {
  for (const problem of problems) {
    console.log(`\n${paint(36, place(problem))}  ${paint(90, problem.rule)}`);
    console.log(`  ${paint(1, problem.what)}`);
    for (const text of [problem.expected, problem.hint]) if (text) console.log(`  ${text}`);
    const code = frame(root, problem);
    if (code) console.log(code);
  }
  const files = new Set(problems.map(({ file }) => file)).size;
  const count = problems.length;
  console.log(
    `\nНайдено: ${count} ${plural(count, 'ошибка', 'ошибки', 'ошибок')} в ${files} ${plural(files, 'файле', 'файлах', 'файлах')}.`,
  );
}
