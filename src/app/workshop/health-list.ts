import type { HealthEntry } from '../../content/preview/workshop.ts';
import { isError } from '../../content/problems/problems.ts';

/** The columns of the health page, each with what it is sorted by. */
export const columns = {
  title: { label: 'Страница', value: ({ title }: HealthEntry) => title.toLowerCase() },
  problems: {
    label: 'Проблемы',
    value: ({ problems }: HealthEntry) => problems.filter(isError).length * 10_000 + problems.length,
  },
  stage: {
    label: 'Состояние',
    value: ({ stage, publishAt }: HealthEntry) => (stage ?? '') + (publishAt ?? ''),
  },
  words: { label: 'Слов', value: ({ words }: HealthEntry) => words },
  changed: { label: 'Изменена', value: ({ changed }: HealthEntry) => changed ?? '' },
} satisfies Record<string, { label: string; value: (entry: HealthEntry) => string | number }>;

export type Column = keyof typeof columns;
export interface Sorting {
  by: Column;
  down: boolean;
}

export const filters = [
  { name: 'all', label: 'Все', keeps: () => true },
  { name: 'problems', label: 'С проблемами', keeps: ({ problems }: HealthEntry) => problems.length > 0 },
  { name: 'draft', label: 'Черновики', keeps: ({ stage }: HealthEntry) => stage === 'draft' },
  { name: 'scheduled', label: 'Выйдут позже', keeps: ({ stage }: HealthEntry) => stage === 'scheduled' },
] as const;
export type Filter = (typeof filters)[number]['name'];

const byText = new Intl.Collator('ru', { numeric: true });
const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : byText.compare(String(a), String(b));

/** The entries that match, in order; of equals the file decides, so that the order never jumps. */
export function shownEntries(
  entries: readonly HealthEntry[],
  { query, filter, sorting }: { query: string; filter: Filter; sorting: Sorting },
): HealthEntry[] {
  const wanted = query.trim().toLowerCase();
  const { keeps } = filters.find(({ name }) => name === filter) ?? filters[0];
  const { value } = columns[sorting.by];
  const sign = sorting.down ? -1 : 1;
  return entries
    .filter(keeps)
    .filter(({ title, file }) => `${title}\n${file}`.toLowerCase().includes(wanted))
    .map((entry) => ({ entry, key: value(entry) }))
    .sort((a, b) => sign * compare(a.key, b.key) || byText.compare(a.entry.file, b.entry.file))
    .map(({ entry }) => entry);
}
