import { useMemo, useState } from 'react';
import { type HealthEntry, workshopFiles } from '../../content/preview/workshop.ts';
import { counted } from '../../content/problems/counted.ts';
import { useProblems } from '../dev/problem-list.ts';
import { Choice } from './Choice.tsx';
import gallery from './Gallery.module.css';
import styles from './Health.module.css';
import { HealthTable } from './HealthTable.tsx';
import { type Filter, filters, type Sorting, shownEntries } from './health-list.ts';
import { SearchField } from './SearchField.tsx';
import { useJson } from './useJson.ts';

/** How every entry of the site is doing (`/_health`). */
export function Health() {
  // In dev a save is checked a moment later: the page follows the check.
  const all = useJson<HealthEntry[]>(workshopFiles.health, useProblems());
  if (all === 'failed')
    return <p className={gallery.wait}>Список страниц не загрузился. Обновите страницу.</p>;
  if (!all) return <p className={gallery.wait}>Проверяем страницы…</p>;
  return <Shown all={all} />;
}

function Shown({ all }: { all: readonly HealthEntry[] }) {
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [sorting, setSorting] = useState<Sorting>({ by: 'problems', down: true });
  const entries = useMemo(() => shownEntries(all, { query, filter, sorting }), [all, query, filter, sorting]);
  const total = all.filter(({ url }) => url !== '').length;
  return (
    <div className={styles.root}>
      <header className={gallery.head}>
        <h1>Здоровье сайта</h1>
        <p>
          {counted(total, 'страница', 'страницы', 'страниц')}. Проверка та же, что у команды{' '}
          <code>npm run check</code>.
        </p>
      </header>
      <div className={styles.tools}>
        <SearchField
          className={styles.search}
          label="Найти страницу по названию или файлу"
          placeholder="Название или файл"
          value={query}
          onChange={setQuery}
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
        <HealthTable entries={entries} sorting={sorting} onSort={setSorting} />
      ) : (
        <p className={gallery.wait}>Таких страниц нет.</p>
      )}
    </div>
  );
}
