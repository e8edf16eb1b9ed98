import { useState } from 'react';
import { addressIn } from '../address.ts';
import { groupPages, isOwn } from '../kinds.ts';
import { useReviewing } from '../parts/reviewing.tsx';
import type { PageChange } from '../types.ts';
import type { PanelProps } from './data.ts';
import { stageName } from './schedule.ts';

/** A group of more pages folds; a search is offered for as many. */
const foldAfter = 20;
const mostFound = 100;

/** The list of pages that differ. */
export function PagesPanel({ ribbon: { shown } }: PanelProps) {
  const { review } = useReviewing();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = review.pages.filter(({ title, url }) => `${title} ${url}`.toLowerCase().includes(wanted));
  const row = (page: PageChange) => {
    const { kind, url, from, title } = page;
    const unpublished = review.unpublished.find((entry) => entry.url === url);
    const address = from ? `${from} → ${url}` : url;
    const index = review.pages.indexOf(page);
    const own = review.changes.filter(
      ({ cause, places }) => places[0]?.page === index && isOwn(review.causes[cause], page),
    );
    return (
      <li key={`${kind} ${url}`}>
        <a
          className="row"
          data-kind={kind}
          href={addressIn(kind === 'removed' ? review.production : review.basePath, url)}
          aria-current={url === shown.url ? 'page' : undefined}
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
      {review.notCompared && <p className="notice">Сравнения нет. {review.notCompared}</p>}
      {!review.notCompared && review.pages.length === 0 && (
        <p className="notice">Ни одна страница не отличается.</p>
      )}
      {review.pages.length > foldAfter && (
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
