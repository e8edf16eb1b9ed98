import type { ValueChange } from '../types.ts';
import { valueChange } from './change.ts';

/** What a fact is called: `a.1.href` → «адрес ссылки». */
const factNames: Record<string, string> = {
  href: 'адрес ссылки',
  src: 'файл',
  srcset: 'файлы',
  alt: 'подпись для незрячих',
  'aria-label': 'имя для незрячих',
  title: 'подсказка',
  placeholder: 'пример в поле',
  value: 'значение',
  id: 'якорь',
  datetime: 'дата',
  lang: 'язык',
  drawing: 'рисунок',
  icon: 'значок',
  action: 'адрес формы',
};

/**
 * Values that differ, as a reader can tell them apart: a file by its name, and said so when only what it holds differs. What is said of
 * several alike is told once.
 * @param nameOf what a value is called, by its key
 */
export function valueChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  nameOf: (key: string) => string,
): ValueChange[] {
  const changes = new Map<string, { names: Set<string>; before: string | null; after: string | null }>();
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(key) ?? null, after.get(key) ?? null];
    if (old === now) continue;
    const [was = null, is = null] = [old, now].map((value) => value?.replace(/~[0-9a-f]+/g, '') ?? null);
    const isInside = was === is || key.endsWith('.drawing');
    const sides = isInside ? { before: 'прежний вид', after: 'новый вид' } : { before: was, after: is };
    const change = changes.get(JSON.stringify(sides)) ?? { names: new Set(), ...sides };
    change.names.add(nameOf(key));
    changes.set(JSON.stringify(sides), change);
  }
  return [...changes.values()].map(({ names, ...sides }) =>
    valueChange([...names].join(', '), sides.before, sides.after),
  );
}

/** What differs in an element besides its words, by tag, place and attribute: `a.1.href`. */
export const factChanges = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  valueChanges(before, after, (key) => {
    const fact = key.split('.').slice(2).join('.');
    return factNames[fact] ?? fact;
  });

/** Values inside of a value, each with the way to it: `{ impact: { tutor: 'a' }, benefits: ['b'] }` → `impact.tutor`, `benefits.1`. */
export function leaves(
  value: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; text: string }[] {
  if (value === undefined || value === null) return [];
  if (value instanceof Date) return [{ path, text: value.toISOString().slice(0, 10) }];
  if (typeof value !== 'object') return [{ path, text: String(value) }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}
