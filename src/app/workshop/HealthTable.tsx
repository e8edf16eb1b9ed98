import { type Dispatch, useState } from 'react';
import type { HealthEntry } from '../../content/preview/workshop.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { PlaceButton } from '../dev/PlaceButton.tsx';
import { HealthProblems } from './HealthProblems.tsx';
import styles from './HealthTable.module.css';
import { type Column, columns, type Sorting } from './health-list.ts';

const firstRows = 300;
/** `2025-10-28` as «28.10.2025». */
const shortDate = (day: string) => day.split('-').reverse().join('.');
const number = new Intl.NumberFormat('ru');

export interface HealthTableProps {
  entries: readonly HealthEntry[];
  /** False in dev, where nothing is built: the column of weights would be empty. */
  isWeighed: boolean;
  sorting: Sorting;
  onSort: Dispatch<Sorting>;
}

/** The entries; a click on a column's name sorts by it, a second one turns the order around. */
export function HealthTable({ entries, isWeighed, sorting, onSort }: HealthTableProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, firstRows);
  const sort = (by: Column) => onSort({ by, down: sorting.by === by ? !sorting.down : by !== 'title' });
  const names = (Object.keys(columns) as Column[]).filter((name) => isWeighed || name !== 'weight');
  return (
    <>
      <div className={styles.table}>
        <table>
          <caption className="visually-hidden">Страницы сайта</caption>
          <thead>
            <tr>
              {names.map((name) => (
                <th
                  key={name}
                  scope="col"
                  aria-sort={sorting.by === name ? (sorting.down ? 'descending' : 'ascending') : undefined}
                >
                  <button type="button" onClick={() => sort(name)}>
                    {columns[name].label}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <Row key={entry.file} entry={entry} names={names} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < entries.length && (
        <Button variant="secondary" size="small" className={styles.more} onClick={() => setWhole(true)}>
          Показать все {number.format(entries.length)}
        </Button>
      )}
    </>
  );
}

/** What is measured of a page. A file without an address has none of it. */
const measures: Partial<Record<Column, (entry: HealthEntry) => string>> = {
  words: ({ words }) => number.format(words),
  minutes: ({ minutes }) => `${minutes}\u00a0мин`,
  images: ({ images }) => number.format(images),
  weight: ({ weight }) =>
    weight === null ? 'не собрана' : `${number.format(Math.round(weight / 1000))}\u00a0КБ`,
};

function Row({ entry, names }: { entry: HealthEntry; names: readonly Column[] }) {
  const { file, url, title, changed } = entry;
  return (
    <tr>
      <th scope="row">
        {url ? <Link href={url}>{title}</Link> : <span>{title}</span>}
        <PlaceButton at={`${file}:1:1`} quiet>
          {file}
        </PlaceButton>
      </th>
      <td data-label={columns.problems.label}>
        <HealthProblems entry={entry} />
      </td>
      <td data-label={columns.stage.label}>
        <Stage entry={entry} />
      </td>
      {names.map((name) => {
        const measure = measures[name];
        return measure ? (
          <td key={name} data-label={columns[name].label}>
            {url ? measure(entry) : '—'}
          </td>
        ) : null;
      })}
      <td data-label={columns.changed.label}>{changed === null ? 'не в git' : shortDate(changed)}</td>
    </tr>
  );
}

function Stage({ entry: { url, stage, publishAt } }: { entry: HealthEntry }) {
  if (!url) return 'не страница';
  if (stage === 'broken')
    return (
      <span className={styles.stage} data-stage={stage}>
        на карантине
      </span>
    );
  if (stage === 'draft') return <span className={styles.stage}>черновик</span>;
  if (stage === 'scheduled') return <span className={styles.stage}>выйдет {shortDate(publishAt ?? '')}</span>;
  return 'на сайте';
}
