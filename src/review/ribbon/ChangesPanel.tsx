import { type ReactNode, useState } from 'react';
import { addressText, blockKinds, groupPages, isOwn, ownChanges, stageName } from '../kinds.ts';
import { placeOf } from '../parts/ChangeItem.tsx';
import { useReviewing } from '../parts/reviewing.tsx';
import { Cards, Runs } from '../parts/Told.tsx';
import type { BlockChange, PageChange } from '../types.ts';
import type { PanelProps, Shown } from './state.ts';

/** A group of more pages folds; a search is offered for as many. */
const foldAfter = 20;
const mostFound = 100;

interface RowProps {
  title: ReactNode;
  note: string;
  /** A sign at its end, and what it means. */
  sign?: string | number | undefined;
  hint: string;
}

const Row = ({ title, note, sign, hint }: RowProps) => (
  <>
    <span>
      <b>{title}</b>
      <small>{note}</small>
    </span>
    {sign && (
      <span className="small" title={hint}>
        {sign}
      </span>
    )}
  </>
);

/** What changed on the page that is shown, and which pages differ. */
export const ChangesPanel = ({ ribbon: { shown, open } }: PanelProps) => (
  <div>
    {shown.page && <OnThisPage page={shown.page} shown={shown} open={open} />}
    <Pages current={shown.url} />
  </div>
);

interface OnThisPageProps {
  page: PageChange;
  shown: Shown;
  open: (block: number) => void;
}

/** A page's own changes, what it shares with others, how it looks elsewhere before and after. */
function OnThisPage({ page, shown, open }: OnThisPageProps) {
  const { review, reviewed } = useReviewing();
  const rows = shown.blocks
    .map((block, index) => ({ block, index, cause: review.causes[block.cause] }))
    // A change that is marked twice, in two menus, is told once, by its words where it has any.
    .sort((a, b) => Number(b.block.runs.length > 0) - Number(a.block.runs.length > 0) || a.index - b.index)
    .filter(({ block: { change } }, at, all) => all.findIndex((one) => one.block.change === change) === at);
  const section = (name: string, isMine: boolean) => {
    const chosen = rows.filter(({ cause }) => isOwn(cause, page) === isMine);
    if (chosen.length === 0) return null;
    return (
      <>
        <h3>{name}</h3>
        <ul>
          {chosen.map(({ block, index, cause }) => (
            <li key={index}>
              <button type="button" className="row" data-kind={block.kind} onClick={() => open(index)}>
                <Row
                  title={wordsOf(block)}
                  note={[block.label, blockKinds[block.kind], !isMine && cause?.label]
                    .filter(Boolean)
                    .join(' · ')}
                  sign={reviewed?.accepted.includes(review.changes[block.change]?.id ?? '') ? '✓' : undefined}
                  hint="Просмотрено"
                />
              </button>
            </li>
          ))}
        </ul>
      </>
    );
  };
  return (
    <>
      {section('Правки этой страницы', true)}
      {section('Через общее', false)}
      <Cards page={page} />
    </>
  );
}

function wordsOf({ runs, values, at }: BlockChange): ReactNode {
  if (runs.length > 0) return <Runs runs={runs} />;
  return (
    values.map(({ name, before, after }) => `${name} ${before ?? ''} → ${after ?? ''}`).join(', ') || at.text
  );
}

/** The list of pages that differ. */
function Pages({ current }: { current: string }) {
  const { review } = useReviewing();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = review.pages.filter(({ title, url }) => `${title} ${url}`.toLowerCase().includes(wanted));
  const row = (page: PageChange) => {
    const { kind, url, title } = page;
    const unpublished = review.unpublished.find((entry) => entry.url === url);
    return (
      <li key={`${kind} ${url}`}>
        <a
          className="row"
          data-kind={kind}
          href={placeOf(page, review)}
          aria-current={url === current ? 'page' : undefined}
        >
          <Row
            title={title || url}
            note={[addressText(page), unpublished && stageName(unpublished)].filter(Boolean).join(' · ')}
            sign={ownChanges(page, review).length || undefined}
            hint="Своих изменений"
          />
        </a>
      </li>
    );
  };
  return (
    <>
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
    </>
  );
}
