import { Fragment, type ReactNode } from 'react';
import { pageHash } from '../address.ts';
import { alikeFindings, groupsOf, mostPages, ownPages } from '../groups.ts';
import { placeOf, SourceLink } from '../parts/ChangeItem.tsx';
import { Contents } from '../parts/Contents.tsx';
import { Masthead } from '../parts/Masthead.tsx';
import { Reviewing, seenHash, useReviewing } from '../parts/reviewing.tsx';
import { accessibilityOf, changesCount, notesOf, pagesCount, summaryOf, titleOf } from '../texts.ts';
import type { Review } from '../types.ts';
import { PageEntry, SharedEntry } from './PageEntry.tsx';

/** The report as a document: summary, problems, pages with own changes, shared changes, notes. */
export function Report({ review }: { review: Review }) {
  const title = titleOf(review.subject);
  const own = ownPages(review);
  const shown = own.slice(0, mostPages);
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
          <main className="wrap">
            <Masthead level="h1" />
            <p className="summary">{`${summaryOf(review)}. ${accessibilityOf(review)}.`}</p>
            <p id="offline" className="notice" hidden>
              Отчёт открыт с{'\u00a0'}диска: слова и{'\u00a0'}снимки на{'\u00a0'}месте, а{'\u00a0'}кнопки и
              {'\u00a0'}ссылки на{'\u00a0'}страницы работают только в{'\u00a0'}опубликованном предпросмотре.
            </p>
            {/* Browsers load no modules from a disk. */}
            <script src="offline.js" />
            {review.notCompared && (
              <section className="notice">
                <h2>Сравнения нет</h2>
                <pre>{review.notCompared}</pre>
              </section>
            )}
            <div className="columns">
              <nav className="contents" aria-label="Части отчёта">
                <Contents
                  // Pages without an entry link to the page itself.
                  toPage={(page) => (shown.includes(page) ? pageHash(page, review) : placeOf(page, review))}
                  toCause={({ index }) => `#cause-${index}`}
                />
              </nav>
              <div>
                <Remaining />
                <List
                  id="findings"
                  heading={review.notCompared ? 'Проблемы' : 'Новые проблемы'}
                  items={alikeFindings(review.findings).map((alike) => (
                    <li
                      key={JSON.stringify(alike[0])}
                      data-kind={alike[0].severity === 'error' ? 'broken' : 'changed'}
                    >
                      <small>
                        {alike.map((finding, at) => (
                          <Fragment key={JSON.stringify(finding)}>
                            {at > 0 && ', '}
                            <SourceLink source={finding} />
                          </Fragment>
                        ))}
                      </small>
                      <p>{alike[0].text}</p>
                    </li>
                  ))}
                />
                {shown.map((page) => (
                  <PageEntry key={`${page.kind} ${page.url}`} page={page} />
                ))}
                {own.length > shown.length && (
                  <p className="notice">
                    {`И\u00a0ещё ${pagesCount(own.length - shown.length)}: они в\u00a0списке, а\u00a0правки отмечены на\u00a0них самих.`}
                  </p>
                )}
                {groupsOf(review).shared.map((cause) => (
                  <SharedEntry key={cause.index} cause={cause} />
                ))}
                <List
                  id="notes"
                  heading="Примечания"
                  items={notesOf(review).map((note) => (
                    <li key={note} data-kind="style">
                      {note}
                    </li>
                  ))}
                />
              </div>
            </div>
          </main>
        </Reviewing>
      </body>
    </html>
  );
}

/** A list with a heading; nothing if it is empty. */
const List = ({ id, heading, items }: { id: string; heading: string; items: readonly ReactNode[] }) =>
  items.length > 0 && (
    <section id={id} className="page">
      <h2>{heading}</h2>
      <ul className="changes">{items}</ul>
    </section>
  );

/** Number of unseen changes and a link that shares the seen ones; nothing without scripts. */
function Remaining() {
  const { review, reviewed } = useReviewing();
  const all = review.changes.length;
  if (!reviewed || all === 0) return null;
  const [first, ...others] = review.changes.filter(({ id }) => !reviewed.seen.includes(id));
  return (
    <p className="remaining" role="status">
      {first ? 'Осталось просмотреть: ' : 'Всё просмотрено'}
      {first && <a href={`#${first.id}`}>{`${changesCount(others.length + 1)} из\u00a0${all}`}</a>}
      {'. '}
      <a href={seenHash(reviewed)}>Ссылка с{'\u00a0'}отметками</a>
    </p>
  );
}
