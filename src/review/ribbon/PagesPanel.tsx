import { useState } from 'react';
import { addressIn } from '../address.ts';
import { groupPages, isOwn } from '../kinds.ts';
import type { ListedPage } from '../output/data.ts';
import type { PanelProps } from './panel-props.ts';
import { stageName } from './schedule.ts';

/** A group of more pages folds; a search is offered for as many. */
const foldAfter = 20;
const mostFound = 100;

/** The list of pages that differ. */
export function PagesPanel({ list, shown }: Pick<PanelProps, 'list' | 'shown'>) {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = list.pages.filter(({ title, url }) => `${title} ${url}`.toLowerCase().includes(wanted));
  const row = (page: ListedPage) => {
    const { kind, url, from, title } = page;
    const unpublished = list.unpublished.find((entry) => entry.url === url);
    const address = from ? `${from} → ${url}` : url;
    const index = list.pages.indexOf(page);
    const own = list.changes.filter(
      ({ cause, places }) => places[0]?.page === index && (cause === null || isOwn(list.causes[cause], page)),
    );
    return (
      <li key={`${kind} ${url}`}>
        <a
          className="row"
          data-kind={kind}
          href={addressIn(kind === 'removed' ? list.production : list.basePath, url)}
          aria-current={url === shown?.url ? 'page' : undefined}
        >
          <span>
            <b>{title || url}</b>
            <small>{unpublished ? `${address} · ${stageName(unpublished)}` : address}</small>
          </span>
          {own.length > 0 && (
            <span className="count" title="Своих изменений">
              {own.length}
            </span>
          )}
        </a>
      </li>
    );
  };
  return (
    <div>
      {list.notCompared && <p className="notice">Сравнения нет. {list.notCompared}</p>}
      {!list.notCompared && list.pages.length === 0 && (
        <p className="notice">Ни одна страница не отличается.</p>
      )}
      {list.pages.length > foldAfter && (
        <input
          className="search"
          type="search"
          placeholder="Найти страницу"
          aria-label="Найти страницу"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      {groupPages(found).map(({ name, pages }) => (
        <details key={`${name} ${wanted !== ''}`} open={wanted !== '' || pages.length <= foldAfter}>
          <summary>
            {name} — {pages.length}
          </summary>
          <ul>{pages.slice(0, wanted ? mostFound : pages.length).map(row)}</ul>
        </details>
      ))}
    </div>
  );
}
