import { addressIn, sourceUrl } from '../address.ts';
import {
  addressText,
  growthOf,
  kilobytes,
  notable,
  ownChanges,
  pageKinds,
  pagesCount,
  signed,
} from '../kinds.ts';
import { ChangeItem, marksOf } from '../parts/ChangeItem.tsx';
import { useReviewing } from '../parts/reviewing.tsx';
import type { Change, PageChange, Review } from '../types.ts';
import { Shots } from './Shots.tsx';

/** More changes of one page than this help nobody: the preview itself shows them in their places. */
const mostChanges = 200;

export const anchorOf = (page: PageChange, review: Review) => `page-${review.pages.indexOf(page)}`;

/** A page with changes of its own. What it shares with others is named, and told at its cause. */
export function PageEntry({ page }: { page: PageChange }) {
  const { review } = useReviewing();
  const { url, from, kind, file } = page;
  const { repository, commit } = review.subject;
  return (
    <article className="page" id={anchorOf(page, review)} data-kind={kind}>
      <header>
        <div>
          <span className="chip">{pageKinds[kind]}</span>
          <h2>{page.title || url}</h2>
          <p className="address">
            <code>{addressText(page)}</code>
          </p>
        </div>
        <p className="acts">
          {kind !== 'removed' && (
            <a className="button" href={addressIn(review.basePath, url)}>
              Открыть с отметками
            </a>
          )}
          {kind !== 'added' && (
            <a className="button" href={addressIn(review.production, from ?? url)}>
              В продакшене
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
      <Shots page={page} />
      <Weight page={page} />
    </article>
  );
}

/** Changes as a list, each with pictures of the part of the page that it changed. */
function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { review } = useReviewing();
  return (
    <ul className="changes">
      {changes.slice(0, mostChanges).map((change) => {
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
}

/** What pages share of one cause. */
export interface Entry {
  /** Place of the cause in the review. */
  cause: number;
  changes: Change[];
}

/** What several pages share: one entry a cause, with its pages folded and pictures of those that differ most. */
export function SharedEntry({ cause, changes }: Entry) {
  const { review } = useReviewing();
  const label = review.causes[cause]?.label;
  const pages = [...new Set(changes.flatMap(({ places }) => places.map(({ page }) => page)))];
  // A page with changes of its own has its pictures there; one with several causes at the first of them.
  const pictured = pages.flatMap((index) => {
    const page = review.pages[index];
    const isHere = page?.blocks[0]?.cause === cause;
    return page && isHere && page.kind === 'shared' && page.shots.length > 0 ? [page] : [];
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
        <section key={page.url}>
          <h3>{page.title}</h3>
          <Shots page={page} />
        </section>
      ))}
    </article>
  );
}

/** Bytes before and after; nothing where a reader would see the same figure twice. */
function Weight({ page }: { page: PageChange }) {
  if (!page.weight) return null;
  const { before, after } = page.weight;
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
    </>
  );
}
