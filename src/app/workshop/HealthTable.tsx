import { type ReactNode, useState } from 'react';
import { isError } from '../../content/problems/problems.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Opening } from '../dev/Opening.tsx';
import { PlaceButton } from '../dev/PlaceButton.tsx';
import { ProblemCount, ProblemList } from '../dev/Problems.tsx';
import { ScrollTable } from '../markdown-elements.tsx';
import styles from './Health.module.css';
import type { HealthEntry } from './health-data.ts';

/** `2025-10-28` as «28.10.2025». */
const shortDate = (day: string) => day.split('-').reverse().join('.');
const number = new Intl.NumberFormat('ru');

interface ColumnOfTable {
  label: string;
  /** What it is sorted by. */
  value: (entry: HealthEntry) => string | number;
  cell: (entry: HealthEntry) => ReactNode;
}

/** What is measured of a page. A file without an address has none of it. */
const measured = (show: (entry: HealthEntry) => string) => (entry: HealthEntry) =>
  entry.url ? show(entry) : '—';

const columns = {
  title: {
    label: 'Страница',
    value: ({ title }) => title.toLowerCase(),
    cell: ({ file, url, title }) => (
      <>
        {url ? <Link href={url}>{title}</Link> : <span>{title}</span>}
        <PlaceButton at={`${file}:1:1`} quiet>
          {file}
        </PlaceButton>
      </>
    ),
  },
  problems: {
    label: 'Проблемы',
    // One error outweighs any number of remarks.
    value: ({ problems }) => problems.filter(isError).length * 10_000 + problems.length,
    cell: (entry) => <Problems entry={entry} />,
  },
  stage: {
    label: 'Состояние',
    value: ({ stage, publishAt }) => (stage ?? '') + (publishAt ?? ''),
    cell: stageOf,
  },
  words: {
    label: 'Слов',
    value: ({ words }) => words,
    cell: measured(({ words }) => number.format(words)),
  },
  minutes: {
    label: 'Чтение',
    value: ({ minutes }) => minutes,
    cell: measured(({ minutes }) => `${minutes}\u00a0мин`),
  },
  images: {
    label: 'Картинок',
    value: ({ images }) => images,
    cell: measured(({ images }) => number.format(images)),
  },
  weight: {
    label: 'Вес',
    value: ({ weight }) => weight ?? -1,
    cell: measured(({ weight }) =>
      weight === null ? 'не собрана' : `${number.format(Math.round(weight / 1000))}\u00a0КБ`,
    ),
  },
  changed: {
    label: 'Изменена',
    value: ({ changed }) => changed ?? '',
    cell: ({ changed }) => (changed === null ? 'не в git' : shortDate(changed)),
  },
} satisfies Record<string, ColumnOfTable>;

type Column = keyof typeof columns;
export interface Sorting {
  by: Column;
  down: boolean;
}

export const filters = [
  { name: 'all', label: 'Все', keeps: () => true },
  {
    name: 'problems',
    label: 'С проблемами',
    keeps: ({ problems }: HealthEntry) => problems.length > 0,
  },
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

const firstRows = 300;

interface HealthTableProps {
  entries: readonly HealthEntry[];
  /** False in dev, where nothing is built: the column of weights would be empty. */
  isWeighed: boolean;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** The entries; a click on a column's name sorts by it, a second one turns the order around. */
export function HealthTable({ entries, isWeighed, sorting, onSort }: HealthTableProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, firstRows);
  const sort = (by: Column) => onSort({ by, down: sorting.by === by ? !sorting.down : by !== 'title' });
  const own = (Object.entries(columns) as [Column, ColumnOfTable][]).filter(
    ([name]) => isWeighed || name !== 'weight',
  );
  return (
    <>
      <ScrollTable>
        <caption className="visually-hidden">Страницы сайта</caption>
        <thead>
          <tr>
            {own.map(([name, { label }]) => (
              <th
                key={name}
                scope="col"
                aria-sort={sorting.by === name ? (sorting.down ? 'descending' : 'ascending') : undefined}
              >
                <button type="button" onClick={() => sort(name)}>
                  {label}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((entry) => (
            <tr key={entry.file}>
              {own.map(([name, { cell }]) =>
                name === 'title' ? (
                  <th key={name} scope="row">
                    {cell(entry)}
                  </th>
                ) : (
                  <td key={name}>{cell(entry)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {shown.length < entries.length && (
        <Button variant="secondary" size="small" className={styles.more} onClick={() => setWhole(true)}>
          Показать все {number.format(entries.length)}
        </Button>
      )}
    </>
  );
}

/** How many, and on demand which: thousands of hidden lines would make every sorting slow. */
function Problems({ entry: { file, problems } }: { entry: HealthEntry }) {
  if (problems.length === 0) return <span className={styles.fine}>нет</span>;
  return (
    <Opening title={<ProblemCount problems={problems} />} className={styles.problems}>
      <ProblemList problems={problems} file={file} />
    </Opening>
  );
}

function stageOf({ url, stage, publishAt }: HealthEntry): ReactNode {
  if (!url) return 'не страница';
  if (!stage) return 'на сайте';
  const words = {
    broken: 'на карантине',
    draft: 'черновик',
    scheduled: `выйдет ${shortDate(publishAt ?? '')}`,
  };
  return <span data-stage={stage}>{words[stage]}</span>;
}
