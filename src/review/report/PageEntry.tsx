import { addressIn, sourceUrl } from '../address.ts';
import {
  growthOf,
  isOwn,
  isShared,
  kilobytes,
  notable,
  ownChanges,
  pageKinds,
  pagesCount,
  placeText,
  signed,
} from '../kinds.ts';
import { ChangeItem, marksOf } from '../parts/ChangeItem.tsx';
import { useReviewing } from '../parts/reviewing.tsx';
import { Cards, SourceLink } from '../parts/Told.tsx';
import type { Change, PageChange, Review } from '../types.ts';
import { Shots } from './Shots.tsx';

/** More changes than this fold: the preview itself shows them in their places. */
const shownChanges = 12;
const mostChanges = 200;

export const anchorOf = (page: PageChange, review: Review) => `page-${review.pages.indexOf(page)}`;

/** The page whose own file a cause is, where it has changes of its own. */
const ownerOf = (cause: number, { causes, pages }: Review) =>
  pages.find((page) => !isShared(page) && isOwn(causes[cause], page));

/** Where a cause is told: at its page, or by itself. */
export function causeAnchor(cause: number, review: Review): string {
  const owner = ownerOf(cause, review);
  return owner ? `#${anchorOf(owner, review)}` : `#cause-${cause}`;
}

/** A page with changes of its own. What it shares with others is named, and told at its cause. */
export function PageEntry({ page }: { page: PageChange }) {
  const { review } = useReviewing();
  const { url, from, kind, isNew, file } = page;
  const { repository, commit } = review.subject;
  return (
    <article className="page" id={anchorOf(page, review)} data-kind={kind}>
      <header>
        <div>
          <span className="chip">{pageKinds[kind]}</span>
          <h2>{page.title || url}</h2>
          <p className="address">
            <code>{placeText(page, review)}</code>
          </p>
          <Others page={page} />
        </div>
        <p className="acts">
          {kind !== 'removed' && (
            <a className="button" href={addressIn(review.basePath, url)}>
              Открыть с отметками
            </a>
          )}
          {!isNew && (
            <a className="button" href={addressIn(review.production, from ?? url)}>
              Сейчас на сайте
            </a>
          )}
          {repository && file && kind !== 'removed' && (
            <a className="button" href={sourceUrl(repository, commit, file)}>
              Исходник
            </a>
          )}
        </p>
      </header>
      <ChangeList changes={ownChanges(page, review)} />
      <Cards page={page} />
      <Shots page={page} />
      <Weight page={page} />
      <Axe page={page} />
    </article>
  );
}

/** Changes as a list; more than a dozen fold. */
function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { review } = useReviewing();
  const list = (some: readonly Change[]) => (
    <ul className="changes">
      {some.map((change) => {
        const marks = marksOf(change, review);
        const [mark] = marks;
        const crops = marks.find(({ block }) => block.crops)?.block.crops;
        return (
          mark && (
            <ChangeItem key={change.id} change={change} mark={mark}>
              {crops && (
                <div className="crops">
                  {crops.before && <img src={crops.before} alt="Было" loading="lazy" />}
                  {crops.after && <img src={crops.after} alt="Стало" loading="lazy" />}
                </div>
              )}
            </ChangeItem>
          )
        );
      })}
    </ul>
  );
  return (
    <>
      {changes.length > 0 && list(changes.slice(0, shownChanges))}
      {changes.length > shownChanges && (
        <details>
          <summary>Ещё {changes.length - shownChanges}</summary>
          {list(changes.slice(shownChanges, mostChanges))}
        </details>
      )}
    </>
  );
}

/** What several pages share: one entry a cause, with its pages folded and pictures of those that differ most. */
export function SharedEntry({ cause }: { cause: number }) {
  const { review } = useReviewing();
  const changes = review.changes.filter((change) => change.cause === cause);
  if (ownerOf(cause, review) || changes.length === 0) return null;
  const label = review.causes[cause]?.label;
  const pages = review.pages.filter(({ blocks }) => blocks.some((block) => block.cause === cause));
  // A page with changes of its own has its pictures there; one with several causes at the first that is told by itself.
  const pictured = pages.filter(({ kind, blocks, shots }) => {
    const first = blocks.find((block) => !ownerOf(block.cause, review));
    return isShared({ kind }) && first?.cause === cause && shots.length > 0;
  });
  return (
    <article className="page" id={`cause-${cause}`} data-kind="shared">
      <header>
        <div>
          <span className="chip">общее · {pagesCount(pages.length)}</span>
          <h2>{label}</h2>
        </div>
      </header>
      <ChangeList changes={changes} />
      {pictured.map((page) => (
        <section key={page.url} id={anchorOf(page, review)}>
          <h3>{page.title}</h3>
          <Shots page={page} />
        </section>
      ))}
    </article>
  );
}

/** What else changed on a page, by its causes. */
function Others({ page }: { page: PageChange }) {
  const { review } = useReviewing();
  const causes = [...new Set(page.blocks.map(({ cause }) => cause))].filter(
    (cause) => !isOwn(review.causes[cause], page),
  );
  if (causes.length === 0) return null;
  return (
    <p className="small">
      {'И через общее: '}
      {causes.map((cause, index) => (
        <span key={cause}>
          {index > 0 && ', '}
          <a href={causeAnchor(cause, review)}>{review.causes[cause]?.label}</a>
        </span>
      ))}
    </p>
  );
}

/** Bytes before and after, and what made them grow; nothing where a reader would see the same figure twice. */
function Weight({ page }: { page: PageChange }) {
  if (!page.weight) return null;
  const { before, after, culprits } = page.weight;
  const growth = growthOf(page) ?? 0;
  const sizes = [before, after].flatMap((bytes) => (bytes === null ? [] : kilobytes(bytes)));
  if (sizes[0] === sizes[1]) return null;
  return (
    <>
      <h3>Вес</h3>
      <p>
        {sizes.join(' → ')}
        {Math.abs(growth) >= notable && <span className="small">{` ${signed(growth)}`}</span>}
      </p>
      {culprits.length > 0 && (
        <ul className="changes">
          {culprits.map(({ text, source }) => (
            <li key={text} data-kind="removed">
              {text}. <SourceLink source={source} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What axe found on a page that was opened. */
function Axe({ page: { axe, shots, kind } }: { page: PageChange }) {
  if (shots.length === 0 || kind === 'removed') return null;
  return (
    <>
      <h3>Доступность</h3>
      {axe.length === 0 ? (
        <p>axe не нашёл нарушений WCAG 2.2 AA.</p>
      ) : (
        <ul className="changes">
          {axe.map(({ rule, help, target }) => (
            <li key={`${rule} ${target}`} data-kind="removed">
              {help}{' '}
              <small>
                {rule} · <code>{target}</code>
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
