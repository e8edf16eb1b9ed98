import type { ReactNode } from 'react';
import { counted, plural } from '../../content/problems/counted.ts';
import { addressIn } from '../address.ts';
import {
  branchText,
  byTarget,
  changesCount,
  growthOf,
  isOwn,
  newlyBroken,
  pageGroups,
  signed,
  titleOf,
} from '../kinds.ts';
import { Reviewing, seenHash, useReviewing } from '../parts/reviewing.tsx';
import { SourceLink } from '../parts/Told.tsx';
import type { Change, PageChange, Review } from '../types.ts';
import { anchorOf, type Entry, PageEntry, SharedEntry } from './PageEntry.tsx';

/** A group of more pages than this folds in the list. */
const foldAfter = 15;
/** Pages written out in full; with more, the list and the preview remain. */
const mostPages = 60;
const mostProblems = 200;

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
            <Figures review={review} pages={pages} />
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
                <Findings review={review} />
                <Links review={review} />
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

interface FigureProps {
  value: ReactNode;
  name: string;
  state?: 'good' | 'bad' | undefined;
  href?: string;
}

function Figure({ value, name, state, href }: FigureProps) {
  const Tag = href ? 'a' : 'div';
  return (
    <Tag href={href} data-state={state}>
      <b>{value}</b>
      <span>{name}</span>
    </Tag>
  );
}

function Figures({ review, pages }: { review: Review; pages: readonly PageChange[] }) {
  const growth = review.pages.reduce((sum, page) => sum + (growthOf(page) ?? 0), 0);
  const broken = newlyBroken(review.links);
  const axe = review.pages.reduce((sum, page) => sum + page.axe.length, 0);
  const state = (count: number) => (count > 0 ? 'bad' : 'good');
  // What was not looked at is not said to be sound.
  const isCompared = review.notCompared === null;
  const fresh = isCompared ? 'новых ' : '';
  const isSeen = review.pages.length === 0 || review.pages.some(({ shots }) => shots.length > 0);
  const of = plural(review.pageCount, 'страницы', 'страниц', 'страниц');
  const others = review.pages.length - pages.length;
  const split = pages.length > 0 && others > 0 ? `: ${pages.length} своих, ${others} через общее` : '';
  return (
    <div className="figures">
      <Figure
        value={isCompared ? review.pages.length : '—'}
        name={`из ${review.pageCount}\u00a0${of} отличаются${split}`}
      />
      <Figure
        href="#findings"
        state={state(review.findings.length)}
        value={review.findings.length}
        name={`${fresh}проблем в тексте`}
      />
      <Figure href="#links" state={state(broken)} value={broken} name={`${fresh}битых ссылок`} />
      <Figure value={isCompared ? signed(growth) : '—'} name="к весу этих страниц" />
      {isCompared && isSeen ? (
        <Figure state={state(axe)} value={axe} name="нарушений доступности" />
      ) : (
        <Figure value="—" name={'доступность не\u00a0проверена'} />
      )}
    </div>
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

function Findings({ review }: { review: Review }) {
  if (review.findings.length === 0) return null;
  return (
    <section id="findings" className="page">
      <h2>{review.notCompared ? 'Проблемы' : 'Новые проблемы'}</h2>
      <ul className="changes">
        {review.findings.slice(0, mostProblems).map((finding) => (
          <li
            key={`${finding.file} ${finding.line} ${finding.rule} ${finding.text}`}
            data-kind={finding.severity === 'error' ? 'broken' : 'changed'}
          >
            <small>
              <SourceLink source={finding} />
              {` · ${finding.rule}`}
            </small>
            <p>{finding.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Links({ review }: { review: Review }) {
  if (review.links.length === 0) return null;
  return (
    <section id="links" className="page">
      <h2>Битые ссылки</h2>
      <ul className="changes">
        {byTarget(review.links)
          .slice(0, mostProblems)
          .map(({ link, pages }) => (
            <li key={`${link.href} ${link.isNew}`} data-kind={link.isNew ? 'removed' : 'changed'}>
              <small>
                {!review.notCompared && `${link.isNew ? 'новая' : 'была и раньше'} · `}
                {pages.length > 1
                  ? `на ${counted(pages.length, 'странице', 'страницах', 'страницах')} `
                  : `на странице ${link.page} `}
                <SourceLink source={link.source} />
              </small>
              <p>
                <code>{link.href}</code> {link.reason}
              </p>
            </li>
          ))}
      </ul>
    </section>
  );
}
