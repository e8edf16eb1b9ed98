import { pagesCount } from '../kinds.ts';
import { useReviewing } from '../parts/reviewing.tsx';
import type { Change } from '../types.ts';
import { ChangeList } from './PageEntry.tsx';
import { Shots } from './Shots.tsx';

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
    return page && isHere && (page.kind === 'shared' || page.kind === 'style') && page.shots.length > 0
      ? [page]
      : [];
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
