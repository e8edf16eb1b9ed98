import { type Dispatch, useState } from 'react';
import { plural } from '../../content/problems.ts';
import type { HealthEntry } from '../../content/workshop.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './Health.module.css';
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
  if (entries.length === 0) return <p className={styles.wait}>Таких страниц нет.</p>;
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
              <Row key={entry.file} entry={entry} isWeighed={isWeighed} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < entries.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          Показать все {number.format(entries.length)}
        </button>
      )}
    </>
  );
}

function Row({ entry, isWeighed }: { entry: HealthEntry; isWeighed: boolean }) {
  const { file, url, title, words, minutes, images, weight, changed } = entry;
  return (
    <tr>
      <th scope="row">
        {url ? <Link href={url}>{title}</Link> : <span>{title}</span>}
        <button type="button" data-source={`${file}:1:1`} data-open="">
          {file}
        </button>
      </th>
      <td data-label={columns.problems.label}>
        <Problems entry={entry} />
      </td>
      <td data-label={columns.stage.label}>
        <Stage entry={entry} />
      </td>
      <td data-label={columns.words.label}>{url ? number.format(words) : '—'}</td>
      <td data-label={columns.minutes.label}>{url ? `${minutes}\u00a0мин` : '—'}</td>
      <td data-label={columns.images.label}>{url ? images : '—'}</td>
      {isWeighed ? (
        <td data-label={columns.weight.label}>
          {!url
            ? '—'
            : weight === null
              ? 'не собрана'
              : `${number.format(Math.round(weight / 1000))}\u00a0КБ`}
        </td>
      ) : null}
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

/** How many, and on demand which: thousands of hidden lines would make every sorting slow. */
function Problems({ entry: { errors, warnings, problems } }: { entry: HealthEntry }) {
  const [isOpen, setOpen] = useState(false);
  if (problems.length === 0) return <span className={styles.fine}>нет</span>;
  const parts = [
    errors > 0 && `${errors}\u00a0${plural(errors, 'ошибка', 'ошибки', 'ошибок')}`,
    warnings > 0 && `${warnings}\u00a0${plural(warnings, 'замечание', 'замечания', 'замечаний')}`,
  ];
  return (
    <details
      className={styles.problems}
      data-errors={errors > 0 || undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{parts.filter(Boolean).join(', ')}</summary>
      <ul>
        {(isOpen ? problems : []).map(({ at, what, hint }) => (
          <li key={at + what}>
            <button type="button" data-source={at} data-open="">
              {at.replace(/^.*?(?=:\d+:\d+$)/, 'строка').replace(/:(\d+):\d+$/, ' $1')}
            </button>
            <span>{what}</span>
            {hint && <em>{hint}</em>}
          </li>
        ))}
      </ul>
    </details>
  );
}
