import { addressIn } from '../address.ts';
import { branchText, changesCount, isOwn, pageGroups, titleOf } from '../kinds.ts';
import { Reviewing, seenHash, useReviewing } from '../parts/reviewing.tsx';
import type { Change, PageChange, Review } from '../types.ts';
import { anchorOf, type Entry, PageEntry, SharedEntry } from './PageEntry.tsx';
import { Figures, Findings, Links } from './Problems.tsx';

/** A group of more pages than this folds in the list. */
const foldAfter = 15;
/** Pages written out in full; with more, the list and the preview remain. */
const mostPages = 60;

const dated = (iso: string) =>
  new Date(iso).toLocaleString('ru', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tashkent' });

/** Pages with changes of their own, and what pages share by its cause. */
function entriesOf(review: Review): { pages: PageChange[]; shared: Entry[] } {
  const pages = review.pages.filter(({ kind }) => kind !== 'shared' && kind !== 'style');
  const shared = new Map<number, Change[]>();
  for (const change of review.changes) {
    const cause = review.causes[change.cause];
    if (pages.some((page) => isOwn(cause, page))) continue;
    shared.set(change.cause, [...(shared.get(change.cause) ?? []), change]);
  }
  return { pages, shared: [...shared].map(([cause, changes]) => ({ cause, changes })) };
}

/** The report as one document: problems, pages with changes of their own, what pages share, notes. */
export function Report({ review }: { review: Review }) {
  const title = titleOf(review.subject);
  const { pages, shared } = entriesOf(review);
  const shown = pages.slice(0, mostPages);
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`Отчёт: ${title}`}</title>
        <link rel="icon" href="../favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="report.css" />
        <script type="module" src="report.js" />
      </head>
      <body>
        <Reviewing review={review}>
          <div className="strip">
            <div className="wrap">
              <span className="star" />
              Предпросмотр: посетители и поисковики этого не видят
            </div>
          </div>
          <div className="wrap">
            <Masthead review={review} title={title} />
            <Figures own={pages.length} />
            {review.notCompared && (
              <section className="notice">
                <h2>Сравнения нет</h2>
                <pre>{review.notCompared}</pre>
              </section>
            )}
            <div className="columns">
              <nav className="contents" aria-label="Части отчёта">
                <Contents review={review} pages={pages} shown={shown.length} shared={shared} />
              </nav>
              <main>
                <Left />
                <Findings />
                <Links />
                {review.changes.length === 0 && !review.notCompared && (
                  <section className="notice">
                    <h2>Ни одна страница не отличается</h2>
                    <p>Правка не меняет того, что видит посетитель.</p>
                  </section>
                )}
                {shown.map((page) => (
                  <PageEntry key={anchorOf(page, review)} page={page} />
                ))}
                {shared.map((entry) => (
                  <SharedEntry key={entry.cause} {...entry} />
                ))}
                {review.notes.length > 0 && (
                  <section id="notes">
                    <h3>Примечания</h3>
                    <ul className="changes">
                      {review.notes.map((note) => (
                        <li key={note} data-kind="style">
                          {note}
                        </li>
                      ))}
                    </ul>
                  </section>
                )}
              </main>
            </div>
          </div>
        </Reviewing>
      </body>
    </html>
  );
}

/** How much is left to look at, and the ticks as a link. */
function Left() {
  const { review, reviewed } = useReviewing();
  const all = review.changes.length;
  if (!reviewed || all === 0) return null;
  const left = all - reviewed.accepted.length;
  return (
    <p className="left" role="status">
      {left === 0 ? 'Всё просмотрено. ' : `Осталось просмотреть: ${changesCount(left)} из\u00a0${all}. `}
      <a href={seenHash(reviewed)}>Ссылка с{'\u00a0'}отметками</a>
    </p>
  );
}

function Masthead({ review: { subject }, title }: { review: Review; title: string }) {
  return (
    <header className="masthead">
      <p>
        {subject.number !== null && (
          <span>{subject.link ? <a href={subject.link}>#{subject.number}</a> : `#${subject.number}`}</span>
        )}
        <span>{branchText(subject)}</span>
      </p>
      <h1>{title}</h1>
      <p>
        {subject.commit && (
          <span suppressHydrationWarning>
            Коммит <code>{subject.commit.slice(0, 8)}</code>
            {subject.committedAt && `, ${dated(subject.committedAt)}`}
          </span>
        )}
        {subject.baseCommit && (
          <span>
            Сравнение с <code>{subject.baseCommit.slice(0, 8)}</code>
          </span>
        )}
        {subject.uncommitted && <span>Есть незакоммиченное</span>}
      </p>
    </header>
  );
}

interface ContentsProps {
  review: Review;
  pages: readonly PageChange[];
  shown: number;
  shared: readonly Entry[];
}

function Contents({ review, pages, shown, shared }: ContentsProps) {
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  return (
    <>
      {kinds.map((kind) => {
        const group = pages.filter((page) => page.kind === kind);
        return (
          <details key={kind} open={group.length <= foldAfter}>
            <summary>
              {pageGroups[kind]} — {group.length}
            </summary>
            <ul>
              {group.map((page) => (
                <li key={page.url}>
                  <a
                    href={
                      pages.indexOf(page) < shown
                        ? `#${anchorOf(page, review)}`
                        : addressIn(review.basePath, page.url)
                    }
                  >
                    {page.title || page.url}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      {shared.length > 0 && (
        <details open>
          <summary>Общее — {shared.length}</summary>
          <ul>
            {shared.map(({ cause, changes }) => (
              <li key={cause}>
                <a href={`#cause-${cause}`}>
                  <span>{review.causes[cause]?.label}</span>
                  <span title={changesCount(changes.length)}>
                    {new Set(changes.flatMap(({ places }) => places.map(({ page }) => page))).size}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
