import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { vitalsText } from '../../content/preview/vitals.ts';
import { addressIn, sourceUrl } from '../address.ts';
import {
  addressText,
  blockKinds,
  branchText,
  groupPages,
  isOwn,
  ownChanges,
  stageName,
  titleOf,
} from '../kinds.ts';
import { placeOf } from '../parts/ChangeItem.tsx';
import { reportUrl, useReviewing } from '../parts/reviewing.tsx';
import { Runs } from '../parts/Told.tsx';
import type { BlockChange, PageChange } from '../types.ts';
import type { Shown } from './state.ts';

/** A group of more pages folds; a search is offered for as many. */
const foldAfter = 20;
const mostFound = 100;

interface PanelProps {
  shown: Shown;
  /** Opens a change of this page by its mark's place. */
  open: (block: number) => void;
}

/** The panel above the bar: what is reviewed, what changed here and elsewhere. It takes the focus, and gives it back to its button. */
export function Panel({ shown, open }: PanelProps) {
  const { subject, unpublished } = useReviewing().review;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = place.current?.getRootNode() as ShadowRoot;
    const opener = root.activeElement;
    if (opener) place.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  const facts = [subject.number && `#${subject.number}`, branchText(subject), subject.commit.slice(0, 8)];
  return (
    <section ref={place} className="panel" aria-label="Предпросмотр" tabIndex={-1}>
      <header>
        <h2>{titleOf(subject)}</h2>
        <p className="small">{facts.filter(Boolean).join(' · ')}</p>
        {subject.uncommitted && (
          <p className="small">В просмотр вошли изменения, которых ещё нет в коммите.</p>
        )}
      </header>
      <div className="body">
        {shown.page && <OnThisPage page={shown.page} shown={shown} open={open} />}
        <Pages current={shown.url} />
        {unpublished.length > 0 && <Unpublished />}
        <Speed />
        <Links current={shown.url} />
        <p className="small">
          <kbd>n</kbd> следующая правка, <kbd>p</kbd> предыдущая, <kbd>m</kbd> лента и отметки, <kbd>Esc</kbd>{' '}
          закрыть
        </p>
      </div>
    </section>
  );
}

interface RowProps {
  title: ReactNode;
  note: string;
  /** A sign at its end, and what it means. */
  sign?: string | number | undefined;
  hint?: string;
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

/** A page's own changes, and what it shares with others. */
function OnThisPage({ page, shown, open }: PanelProps & { page: PageChange }) {
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
          <ul>
            {pages.slice(0, wanted ? mostFound : pages.length).map((page) => (
              <li key={`${page.kind} ${page.url}`}>
                <a
                  className="row"
                  data-kind={page.kind}
                  href={placeOf(page, review)}
                  aria-current={page.url === current ? 'page' : undefined}
                >
                  <Row
                    title={page.title || page.url}
                    note={addressText(page)}
                    sign={ownChanges(page, review).length || undefined}
                    hint="Своих изменений"
                  />
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

/** Drafts and entries of later days: the preview shows them, visitors do not see them yet. */
function Unpublished() {
  const { unpublished, basePath } = useReviewing().review;
  return (
    <details>
      <summary>Ещё не опубликовано — {unpublished.length}</summary>
      <ul>
        {unpublished.map((entry) => (
          <li key={entry.url}>
            <a className="row" data-kind="style" href={addressIn(basePath, entry.url)}>
              <Row title={entry.title} note={stageName(entry)} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

const onVitals = (changed: () => void) => {
  addEventListener('web-vitals', changed);
  return () => removeEventListener('web-vitals', changed);
};

/** How fast the page was in the reviewer's browser, as it measures itself (src/app/client/vitals.ts). */
function Speed() {
  const said = useSyncExternalStore(onVitals, () => vitalsText(window.webVitals ?? {}));
  return said && <p className="small">{`Скорость в\u00a0вашем браузере: ${said}`}</p>;
}

/** Where else the page is. */
function Links({ current }: { current: string }) {
  const { subject, pages, production } = useReviewing().review;
  const { repository, commit, link } = subject;
  const file = pages.find(({ url }) => url === current)?.file;
  const links = [
    ['Отчёт с картинками до и после', reportUrl],
    ['В продакшене', addressIn(production, current)],
    ['Исходник', repository && file && sourceUrl(repository, commit, file)],
    ['Запрос на слияние', link],
  ] as const;
  return (
    <p className="acts">
      {links.map(
        ([name, address]) =>
          address && (
            <a key={name} className="button" href={address} target="_blank" rel="noopener">
              {name}
            </a>
          ),
      )}
    </p>
  );
}
