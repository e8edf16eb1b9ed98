import { type Dispatch, useState } from 'react';
import type { HealthEntry } from '../../content/preview/workshop.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { PlaceButton } from '../dev/PlaceButton.tsx';
import { ProblemCount, ProblemList } from '../dev/ProblemList.tsx';
import styles from './HealthTable.module.css';
import { type Column, columns, type Sorting } from './health-list.ts';

const firstRows = 300;
/** `2025-10-28` as «28.10.2025». */
const shortDate = (day: string) => day.split('-').reverse().join('.');
const number = new Intl.NumberFormat('ru');

export interface HealthTableProps {
  entries: readonly HealthEntry[];
  sorting: Sorting;
  onSort: Dispatch<Sorting>;
}

/** The entries; a click on a column's name sorts by it, a second one turns the order around. */
export function HealthTable({ entries, sorting, onSort }: HealthTableProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, firstRows);
  const sort = (by: Column) => onSort({ by, down: sorting.by === by ? !sorting.down : by !== 'title' });
  const names = Object.keys(columns) as Column[];
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
              <Row key={entry.file} entry={entry} />
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

function Row({ entry }: { entry: HealthEntry }) {
  const { file, url, title, words, changed } = entry;
  return (
    <tr>
      <th scope="row">
        {url ? <Link href={url}>{title}</Link> : <span>{title}</span>}
        <PlaceButton at={`${file}:1:1`} quiet>
          {file}
        </PlaceButton>
      </th>
      <td data-label={columns.problems.label}>
        <Problems entry={entry} />
      </td>
      <td data-label={columns.stage.label}>
        <Stage entry={entry} />
      </td>
      <td data-label={columns.words.label}>{url ? number.format(words) : '—'}</td>
      <td data-label={columns.changed.label}>{changed === null ? 'не в git' : shortDate(changed)}</td>
    </tr>
  );
}

/** How many, and on demand which: thousands of hidden lines would make every sorting slow. */
function Problems({ entry: { file, problems } }: { entry: HealthEntry }) {
  const [isOpen, setOpen] = useState(false);
  if (problems.length === 0) return <span className={styles.fine}>нет</span>;
  return (
    <details className={styles.problems} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <ProblemCount problems={problems} />
      </summary>
      {isOpen && <ProblemList problems={problems} file={file} />}
    </details>
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
