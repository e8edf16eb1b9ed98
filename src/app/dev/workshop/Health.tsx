import { type ReactNode, useState } from 'react';
import { counted } from '../../../content/problems/counted.ts';
import { isError } from '../../../content/problems/problems.ts';
import { Field } from '../../../ui/Field.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Opening } from '../Opening.tsx';
import { PlaceButton } from '../PlaceButton.tsx';
import { ProblemCount, ProblemList } from '../Problems.tsx';
import { Choice } from './Choice.tsx';
import { matches } from './gallery-search.ts';
import styles from './Health.module.css';
import type { HealthEntry } from './health-data.ts';
import { type Column, Table } from './Table.tsx';
import workshop from './Workshop.module.css';

/** Formats `2025-10-28` as «28.10.2025». */
const shortDate = (day: string) => day.split('-').reverse().join('.');
const number = new Intl.NumberFormat('ru');

/** Only of pages that were built. */
const weightLabel = 'Вес';

/** Labels and cells of the table's columns; numbers of files without an address are a dash. */
const columns: readonly Column<HealthEntry>[] = [
  [
    'Страница',
    ({ file, url, title }) => (
      <>
        {url ? <Link href={url}>{title}</Link> : <span>{title}</span>}
        <PlaceButton at={`${file}:1:1`} quiet>
          {file}
        </PlaceButton>
      </>
    ),
  ],
  ['Проблемы', (entry) => <Problems entry={entry} />],
  ['Состояние', stageOf],
  ['Слов', ({ url, words }) => (url ? number.format(words) : '—')],
  ['Чтение', ({ url, minutes }) => (url ? `${number.format(minutes)}\u00a0мин` : '—')],
  ['Картинок', ({ url, images }) => (url ? number.format(images) : '—')],
  [
    weightLabel,
    ({ url, weight }) => {
      if (!url) return '—';
      return weight === null ? 'не собрана' : `${number.format(Math.round(weight / 1000))}\u00a0КБ`;
    },
  ],
  ['Изменена', ({ changed }) => (changed === null ? 'не в git' : shortDate(changed))],
];

const filters = {
  all: { label: 'Все', keeps: () => true },
  problems: { label: 'С проблемами', keeps: ({ problems }: HealthEntry) => (problems?.length ?? 0) > 0 },
  draft: { label: 'Черновики', keeps: ({ stage }: HealthEntry) => stage === 'draft' },
  scheduled: { label: 'Выйдут позже', keeps: ({ stage }: HealthEntry) => stage === 'scheduled' },
};

type Filter = keyof typeof filters;

/** An error outweighs any number of warnings. */
const rankOf = ({ problems }: HealthEntry): number =>
  problems ? problems.filter(isError).length * 10_000 + problems.length : 0;

/** Maximum number of rows in the table: thousands would make each letter typed into the search slow. */
const mostRows = 200;

/** Matching entries, those with most problems first; others by file. */
export function shownEntries(entries: readonly HealthEntry[], query: string, filter: Filter): HealthEntry[] {
  const has = matches(query);
  return entries
    .filter(filters[filter].keeps)
    .filter(({ title, file }) => has(title, file))
    .sort((a, b) => rankOf(b) - rankOf(a) || (a.file < b.file ? -1 : 1));
}

/** State of all entries (`/_health`); in dev it is updated after each check. */
export function Health({ data: all }: { data: readonly HealthEntry[] }) {
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const entries = shownEntries(all, query, filter);
  const total = all.filter(({ url }) => url !== '').length;
  const isChecked = all.every(({ problems }) => problems !== null);
  const names = (Object.keys(filters) as Filter[]).filter((name) => isChecked || name !== 'problems');
  const isWeighed = all.some(({ weight }) => weight !== null);
  return (
    <div className={styles.root}>
      <header className={`stack ${workshop.head}`}>
        <h1>Здоровье сайта</h1>
        <p className="lead">
          {counted(total, 'страница', 'страницы', 'страниц')}. Проверка та же, что у команды{' '}
          <code>npm run check</code>
          {isChecked ? '.' : ': она ещё идёт, ошибки появятся сами.'}
          {!isWeighed && (
            <>
              {' '}
              Вес страницы известен, когда она собрана: он есть в&nbsp;предпросмотре,{' '}
              <code>npm run preview</code>.
            </>
          )}
        </p>
      </header>
      <div className={`cluster ${styles.tools}`}>
        <Field
          type="search"
          name="page"
          className={styles.search}
          label="Найти страницу по названию или файлу"
          placeholder="Название или файл"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Choice
          legend="Какие страницы показать"
          options={names.map((value) => ({
            value,
            label: filters[value].label,
            number: all.filter(filters[value].keeps).length,
          }))}
          chosen={filter}
          onChoose={setFilter}
        />
      </div>
      {entries.length > 0 ? (
        <Table
          caption="Страницы сайта"
          // Dev has no weights.
          columns={columns.filter(([label]) => isWeighed || label !== weightLabel)}
          rows={entries.slice(0, mostRows)}
          keyOf={({ file }) => file}
        />
      ) : (
        <p>Таких страниц нет.</p>
      )}
      {entries.length > mostRows && (
        <p>
          Показаны первые {mostRows} из&nbsp;{number.format(entries.length)}: остальные найдутся
          по&nbsp;названию или файлу.
        </p>
      )}
    </div>
  );
}

/** Number of problems, with details on demand: thousands of hidden rows would make the page slow. */
function Problems({ entry: { problems } }: { entry: HealthEntry }) {
  if (!problems) return '…';
  if (problems.length === 0) return <span className={styles.fine}>нет</span>;
  return (
    <Opening title={<ProblemCount problems={problems} />} className={styles.problems}>
      <ProblemList problems={problems} />
    </Opening>
  );
}

/** Whether visitors see a page; one that git does not know was never sent. */
export function stageOf({ url, stage, publishAt, changed }: HealthEntry): ReactNode {
  if (!url) return 'не страница';
  if (!stage) return changed === null ? 'ещё не\u00a0отправлена' : 'на сайте';
  const words = {
    broken: 'на карантине',
    draft: 'черновик',
    scheduled: `выйдет ${shortDate(publishAt ?? '')}`,
  };
  return <span data-stage={stage}>{words[stage]}</span>;
}
