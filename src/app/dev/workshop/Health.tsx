import { type ReactNode, useState } from 'react';
import { counted } from '../../../content/problems/counted.ts';
import { isError } from '../../../content/problems/problems.ts';
import { workshopFiles } from '../../../content/writers/workshop.ts';
import { Field } from '../../../ui/Field.tsx';
import { Link } from '../../../ui/Link.tsx';
import { ScrollTable } from '../../markdown-elements.tsx';
import { Opening } from '../Opening.tsx';
import { PlaceButton } from '../PlaceButton.tsx';
import { ProblemCount, ProblemList } from '../Problems.tsx';
import { useJson } from '../use-json.ts';
import { Choice } from './Choice.tsx';
import styles from './Health.module.css';
import type { HealthEntry } from './health-data.ts';
import workshop from './Workshop.module.css';

/** Formats `2025-10-28` as «28.10.2025». */
const shortDate = (day: string) => day.split('-').reverse().join('.');
const number = new Intl.NumberFormat('ru');

interface ColumnOfTable {
  label: string;
  /** Value to sort by. */
  value: (entry: HealthEntry) => string | number;
  cell: (entry: HealthEntry) => ReactNode;
}

/** A numeric column, with a dash for files without an address. */
const measure = (label: string, value: (entry: HealthEntry) => number, unit = ''): ColumnOfTable => ({
  label,
  value,
  cell: (entry) => (entry.url ? number.format(value(entry)) + unit : '—'),
});

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
    // An error outweighs any number of warnings.
    value: ({ problems }) => problems.filter(isError).length * 10_000 + problems.length,
    cell: (entry) => <Problems entry={entry} />,
  },
  stage: {
    label: 'Состояние',
    value: ({ stage, publishAt }) => (stage ?? '') + (publishAt ?? ''),
    cell: stageOf,
  },
  words: measure('Слов', ({ words }) => words),
  minutes: measure('Чтение', ({ minutes }) => minutes, '\u00a0мин'),
  images: measure('Картинок', ({ images }) => images),
  weight: {
    label: 'Вес',
    value: ({ weight }) => weight ?? -1,
    cell: ({ url, weight }) => {
      if (!url) return '—';
      return weight === null ? 'не собрана' : `${number.format(Math.round(weight / 1000))}\u00a0КБ`;
    },
  },
  changed: {
    label: 'Изменена',
    value: ({ changed }) => changed ?? '',
    cell: ({ changed }) => (changed === null ? 'не в git' : shortDate(changed)),
  },
} satisfies Record<string, ColumnOfTable>;

type Column = keyof typeof columns;

const filters = {
  all: { label: 'Все', keeps: () => true },
  problems: { label: 'С проблемами', keeps: ({ problems }: HealthEntry) => problems.length > 0 },
  draft: { label: 'Черновики', keeps: ({ stage }: HealthEntry) => stage === 'draft' },
  scheduled: { label: 'Выйдут позже', keeps: ({ stage }: HealthEntry) => stage === 'scheduled' },
};

interface View {
  query: string;
  filter: keyof typeof filters;
  by: Column;
  down: boolean;
}

const byText = new Intl.Collator('ru', { numeric: true });
const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : byText.compare(String(a), String(b));

/** Maximum number of rows in the table: thousands would make each letter typed into the search slow. */
const mostRows = 200;

/** Matching entries in order; ties are broken by file, so that the order is stable. */
export function shownEntries(
  entries: readonly HealthEntry[],
  { query, filter, by, down }: View,
): HealthEntry[] {
  const wanted = query.trim().toLowerCase();
  const { value } = columns[by];
  const sign = down ? -1 : 1;
  return entries
    .filter(filters[filter].keeps)
    .filter(({ title, file }) => `${title}\n${file}`.toLowerCase().includes(wanted))
    .sort((a, b) => sign * compare(value(a), value(b)) || byText.compare(a.file, b.file));
}

/** State of all entries (`/_health`). */
export function Health() {
  // In dev, updates after each check.
  const data = useJson<HealthEntry[]>(workshopFiles.health);
  if (data === 'failed') return <p>Список страниц не загрузился. Обновите страницу.</p>;
  if (!data) return <p>Проверяем страницы…</p>;
  return <Shown all={data} />;
}

function Shown({ all }: { all: HealthEntry[] }) {
  const [view, setView] = useState<View>({ query: '', filter: 'all', by: 'problems', down: true });
  const change = (part: Partial<View>) => setView({ ...view, ...part });
  const entries = shownEntries(all, view);
  const total = all.filter(({ url }) => url !== '').length;
  // Dev has no weights.
  const isWeighed = all.some(({ weight }) => weight !== null);
  return (
    <div className={styles.root}>
      <header className={workshop.head}>
        <h1>Здоровье сайта</h1>
        <p>
          {counted(total, 'страница', 'страницы', 'страниц')}. Проверка та же, что у команды{' '}
          <code>npm run check</code>.
          {!isWeighed && (
            <>
              {' '}
              Вес страницы известен, когда она собрана: он есть в&nbsp;предпросмотре,{' '}
              <code>npm run preview</code>.
            </>
          )}
        </p>
      </header>
      <div className={styles.tools}>
        <Field
          type="search"
          name="page"
          className={styles.search}
          label="Найти страницу по названию или файлу"
          placeholder="Название или файл"
          value={view.query}
          onChange={({ target }) => change({ query: target.value })}
        />
        <Choice
          legend="Какие страницы показать"
          options={(Object.keys(filters) as View['filter'][]).map((value) => ({
            value,
            label: filters[value].label,
            number: all.filter(filters[value].keeps).length,
          }))}
          chosen={view.filter}
          onChoose={(filter) => change({ filter })}
        />
      </div>
      {entries.length > 0 ? (
        <Table entries={entries.slice(0, mostRows)} isWeighed={isWeighed} view={view} change={change} />
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

interface TableProps {
  entries: readonly HealthEntry[];
  isWeighed: boolean;
  view: View;
  change: (part: Partial<View>) => void;
}

/** Table of the entries: a click on a header sorts by its column, a second one reverses the order. */
function Table({ entries, isWeighed, view, change }: TableProps) {
  const own = (Object.keys(columns) as Column[]).filter((name) => isWeighed || name !== 'weight');
  const sort = (by: Column) => change({ by, down: view.by === by ? !view.down : by !== 'title' });
  return (
    <ScrollTable>
      <caption className="visually-hidden">Страницы сайта</caption>
      <thead>
        <tr>
          {own.map((name) => (
            <th
              key={name}
              scope="col"
              aria-sort={view.by === name ? (view.down ? 'descending' : 'ascending') : undefined}
            >
              <button type="button" onClick={() => sort(name)}>
                {columns[name].label}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.file}>
            {own.map((name) => {
              const Cell = name === 'title' ? 'th' : 'td';
              return (
                <Cell key={name} scope={name === 'title' ? 'row' : undefined}>
                  {columns[name].cell(entry)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** Number of problems, with details on demand: thousands of hidden rows would make sorting slow. */
function Problems({ entry: { problems } }: { entry: HealthEntry }) {
  if (problems.length === 0) return <span className={styles.fine}>нет</span>;
  return (
    <Opening title={<ProblemCount problems={problems} />} className={styles.problems}>
      <ProblemList problems={problems} />
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
