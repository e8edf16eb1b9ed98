import { counted, tally } from './counted.ts';
import { isError, type Problem } from './problems.ts';

/**
 * What was found in one line.
 * @example '2 ошибки и 1 замечание в 2 файлах'
 */
export function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${tally(errors, problems.length - errors)} в\u00a0${counted(files, 'файле', 'файлах', 'файлах')}`;
}

/** What `--fix` can repair of these. */
export function fixable(problems: readonly Problem[]): string {
  const count = problems.filter(({ fix }) => fix).length;
  if (count === 0) return '';
  return `${counted(count, 'исправление', 'исправления', 'исправлений')} можно внести сразу: npm run check -- --fix`;
}
