import type { z } from 'zod';
import type { Fix } from './problems.ts';
import type { Path, Subject } from './subject.ts';
import { nearest } from './suggest.ts';

type Issue = z.core.$ZodIssue;
const dotted = (path: Path) => path.map(String).join('.');

/**
 * Missing keys that an unknown key beside them explains: `titel` is `title` mistyped, and the only unknown key is
 * probably the only missing one.
 */
export function missingKeys(issues: readonly Issue[], { data }: Subject) {
  const absent = issues
    .filter((issue) => issue.code !== 'unrecognized_keys' && valueAt(data, issue.path) === undefined)
    .map(({ path }) => path);
  const meant = new Map<string, string>();
  const explained = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const level = dotted(issue.path);
    const beside = absent
      .filter((path) => dotted(path.slice(0, -1)) === level)
      .map((path) => String(path.at(-1)));
    for (const key of issue.keys) {
      const left = beside.filter((name) => !explained.has(dotted([...issue.path, name])));
      const name =
        nearest(key, left)?.name ?? (left.length === 1 && issue.keys.length === 1 ? left[0] : undefined);
      if (name === undefined) continue;
      meant.set(dotted([...issue.path, key]), name);
      explained.add(dotted([...issue.path, name]));
    }
  }
  return { meantBy: (path: Path) => meant.get(dotted(path)), explained };
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined | null)?.[key],
    data,
  );

/** Writes the one name that a mistyped key can mean, unless it is there already. */
export function keyFix({ data, keyRange }: Subject, path: Path, keys: readonly string[]): Fix | undefined {
  const near = nearest(String(path.at(-1)), keys);
  const range = keyRange(path);
  if (!near?.only || !range) return undefined;
  if (valueAt(data, [...path.slice(0, -1), near.name]) !== undefined) return undefined;
  return { title: `Переименовать в\u00a0«${near.name}»`, edits: [{ ...range, text: near.name }] };
}

/** The same value as the kind that is wanted, or the one known name that it can mean. */
export function valueFix(
  { source, valueRange, words }: Subject,
  path: Path,
  wanted: string,
  value: unknown,
  known: readonly string[] = [],
): { hint: string; fix?: Fix } | undefined {
  const range = valueRange(path);
  const fix = (title: string, text: string): { fix?: Fix } =>
    range ? { fix: { title, edits: [{ ...range, text }] } } : {};
  if (wanted === 'enum') {
    const near = nearest(String(value), known);
    if (!near?.only || !range) return undefined;
    const [quote = ''] = source.charAt(range.from).match(/["']/) ?? [];
    return { hint: '', ...fix(`Заменить на\u00a0«${near.name}»`, quote + near.name + quote) };
  }
  const [, year, month, day] = /^(20\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.exec(String(value)) ?? [];
  if (wanted === 'string' && typeof value === 'number' && year) {
    const written = `${year}-${month}-${day}`;
    return { hint: `День пишут через дефисы: ${written}.`, ...fix('Поставить дефисы', written) };
  }
  if (wanted === 'string' && range && /[[{]/.test(source.charAt(range.from)) && typeof value === 'object')
    return { hint: 'Со скобки начинается список: возьмите всё значение в\u00a0кавычки.' };
  if (wanted === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return {
      hint: 'Возьмите значение в кавычки.',
      ...(typeof value === 'number' && range
        ? fix(
            'Взять в\u00a0кавычки',
            words.write(source.slice(range.from, range.to).replace(/^\{|\}$/g, ''), 'string'),
          )
        : {}),
    };
  if ((wanted === 'number' || wanted === 'int') && typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value))
    return {
      hint:
        words.write('1', 'number') === '1'
          ? 'Уберите кавычки.'
          : `Число берут в скобки: ${words.write(value, 'number')}.`,
      ...fix('Записать числом', words.write(value, 'number')),
    };
  return undefined;
}
