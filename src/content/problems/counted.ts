import { isError, type Problem } from './problems.ts';

/** Returns a text with its first letter as a capital. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the Russian plural form: `plural(3, 'ошибка', 'ошибки', 'ошибок')` -> `ошибки`. */
export function plural(count: number, one: string, few: string, many: string): string {
  const form = new Intl.PluralRules('ru').select(count);
  return form === 'one' ? one : form === 'few' ? few : many;
}

/** Returns a number with its noun, joined by a non-breaking space: «2 страницы». */
export const counted = (count: number, one: string, few: string, many: string): string =>
  `${count.toLocaleString('ru')}\u00a0${plural(count, one, few, many)}`;

/** Returns errors and warnings in words: «2 ошибки и 1 замечание»; empty if both are 0. */
export const tally = (errors: number, warnings: number): string =>
  [
    errors > 0 && counted(errors, 'ошибка', 'ошибки', 'ошибок'),
    warnings > 0 && counted(warnings, 'замечание', 'замечания', 'замечаний'),
  ]
    .filter(Boolean)
    .join(' и\u00a0');

/**
 * Summarises problems in one line.
 * @example '2 ошибки и 1 замечание в 2 файлах'
 */
export function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${tally(errors, problems.length - errors)} в\u00a0${counted(files, 'файле', 'файлах', 'файлах')}`;
}

/** Returns a sentence on how many problems `--fix` can repair; empty if none. */
export function fixable(problems: readonly Problem[]): string {
  const count = problems.filter(({ fix }) => fix).length;
  if (count === 0) return '';
  return `${counted(count, 'исправление', 'исправления', 'исправлений')} можно внести сразу: npm run check -- --fix`;
}
