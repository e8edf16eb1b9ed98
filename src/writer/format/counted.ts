import { type Problem, plural } from '../../content/problems.ts';

/** `1 файл`, `2 файла`, `5 файлов`. */
export const counted = (count: number, one: string, few: string, many: string) =>
  `${count.toLocaleString('ru')} ${plural(count, one, few, many)}`;

const inFiles = (count: number) => `${count} ${plural(count, 'файле', 'файлах', 'файлах')}`;

/**
 * What was found in one line.
 * @example '2 ошибки и 1 замечание в 2 файлах'
 */
export function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const parts = [
    errors > 0 ? counted(errors, 'ошибка', 'ошибки', 'ошибок') : '',
    warnings > 0 ? counted(warnings, 'замечание', 'замечания', 'замечаний') : '',
  ].filter(Boolean);
  return `${parts.join(' и ')} в ${inFiles(new Set(problems.map(({ file }) => file)).size)}`;
}

/** What `--fix` can repair of these. */
export function fixable(problems: readonly Problem[]): string {
  const count = problems.filter(({ fix }) => fix).length;
  if (count === 0) return '';
  return `${counted(count, 'исправление', 'исправления', 'исправлений')} можно внести сразу: npm run check -- --fix`;
}
