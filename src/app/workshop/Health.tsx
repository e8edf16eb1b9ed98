import { useMemo, useState } from 'react';
import { workshopFiles } from '../../content/preview/workshop.ts';
import { counted } from '../../content/problems/counted.ts';
import { Field } from '../../ui/Field.tsx';
import { useJson } from '../dev/use-json.ts';
import { Choice } from './Choice.tsx';
import styles from './Health.module.css';
import { type Filter, filters, HealthTable, type Sorting, shownEntries } from './HealthTable.tsx';
import type { HealthEntry } from './health-data.ts';
import workshop from './Workshop.module.css';

/** How every entry of the site is doing (`/_health`). */
export function Health() {
  // In dev a save is checked a moment later: the page follows the check.
  const data = useJson<HealthEntry[]>(workshopFiles.health);
  if (data === 'failed')
    return <p className={workshop.wait}>Список страниц не загрузился. Обновите страницу.</p>;
  if (!data) return <p className={workshop.wait}>Проверяем страницы…</p>;
  return <Shown all={data} />;
}

function Shown({ all }: { all: HealthEntry[] }) {
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [sorting, setSorting] = useState<Sorting>({ by: 'problems', down: true });
  const entries = useMemo(() => shownEntries(all, { query, filter, sorting }), [all, query, filter, sorting]);
  const total = all.filter(({ url }) => url !== '').length;
  const isWeighed = all.some(({ weight }) => weight !== null);
  return (
    <div className={styles.root}>
      <header className={workshop.head}>
        <h1>Здоровье сайта</h1>
        <p>
          {counted(total, 'страница', 'страницы', 'страниц')}. Проверка та же, что у команды{' '}
          <code>npm run check</code>.
          {isWeighed ? null : (
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
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Choice
          legend="Какие страницы показать"
          options={filters.map(({ name, label, keeps }) => ({
            value: name,
            label,
            number: all.filter(keeps).length,
          }))}
          chosen={filter}
          onChoose={setFilter}
        />
      </div>
      {entries.length > 0 ? (
        <HealthTable entries={entries} isWeighed={isWeighed} sorting={sorting} onSort={setSorting} />
      ) : (
        <p className={workshop.wait}>Таких страниц нет.</p>
      )}
    </div>
  );
}
