import { useState } from 'react';
import { addressIn } from '../address.ts';
import { groupPages, pagesCount } from '../kinds.ts';
import type { ListedPage, RibbonList } from '../output/data.ts';
import { stageName } from './schedule.ts';
import type { PanelProps } from './state.ts';

/** A group of more pages folds; its rows are made when it opens, so that 500 pages cost nothing. */
const foldAfter = 20;
const searchAfter = 12;
const mostFound = 100;

/** The list of pages that differ. */
export function PagesPanel({ list, current }: Pick<PanelProps, 'list' | 'current'>) {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = list.pages.filter(({ title, url }) => `${title} ${url}`.toLowerCase().includes(wanted));
  return (
    <div>
      {list.notCompared && <p className="notice">Сравнения нет. {list.notCompared}</p>}
      {!list.notCompared && list.pages.length === 0 && (
        <p className="notice">Ни одна страница не отличается.</p>
      )}
      {list.pages.length > searchAfter && (
        <input
          className="search"
          type="search"
          placeholder="Найти страницу"
          aria-label="Найти страницу"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      {groupPages(found).map(({ name, pages }) =>
        pages.length <= foldAfter || wanted ? (
          <section key={name}>
            <h3>{name}</h3>
            <Rows pages={pages.slice(0, mostFound)} list={list} current={current} />
          </section>
        ) : (
          <Fold key={name} name={name} pages={pages} list={list} current={current} />
        ),
      )}
    </div>
  );
}

interface RowsProps {
  pages: readonly ListedPage[];
  list: RibbonList;
  current: string;
}

function Fold({ name, ...rows }: RowsProps & { name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {name} — {pagesCount(rows.pages.length)}
      </summary>
      {isOpen && <Rows {...rows} />}
    </details>
  );
}

const Rows = ({ pages, list, current }: RowsProps) => (
  <ul>
    {pages.map((page) => (
      <li key={`${page.kind} ${page.url}`}>
        <Row page={page} list={list} current={current} />
      </li>
    ))}
  </ul>
);

function Row({ page, list, current }: Omit<RowsProps, 'pages'> & { page: ListedPage }) {
  const unpublished = list.unpublished.find(({ url }) => url === page.url);
  const address = page.from ? `${page.from} → ${page.url}` : page.url;
  return (
    <a
      className="row"
      data-kind={page.kind}
      href={addressIn(page.kind === 'removed' ? list.production : list.basePath, page.url)}
      aria-current={page.url === current ? 'page' : undefined}
    >
      <span>
        <b>{page.title || page.url}</b>
        <small>{unpublished ? `${address} · ${stageName(unpublished)}` : address}</small>
      </span>
      {page.count > 0 && (
        <span className="count" title="Своих изменений">
          {page.count}
        </span>
      )}
    </a>
  );
}
