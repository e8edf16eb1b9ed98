import { isOwn, pageKinds, pagesCount } from '../kinds.ts';
import type { Change, PageChange, Review } from '../types.ts';
import { useReviewing } from './reviewing.tsx';

/** What pages share of one cause. */
export interface Shared {
  /** Place of the cause in the review. */
  cause: number;
  changes: Change[];
  /** The pages on which it shows. */
  pages: PageChange[];
}

/** Pages with changes of their own, and what pages share by its cause. */
export function entriesOf(review: Review): { pages: PageChange[]; shared: Shared[] } {
  const pages = review.pages.filter(({ kind }) => kind !== 'shared');
  const shared = new Map<number, Change[]>();
  for (const change of review.changes) {
    const cause = review.causes[change.cause];
    if (pages.some((page) => isOwn(cause, page))) continue;
    shared.set(change.cause, [...(shared.get(change.cause) ?? []), change]);
  }
  const showing = (changes: readonly Change[]) => {
    const places = changes.flatMap((change) => change.places.map(({ page }) => page));
    return [...new Set(places)].flatMap((index) => review.pages[index] ?? []);
  };
  return {
    pages,
    shared: [...shared].map(([cause, changes]) => ({ cause, changes, pages: showing(changes) })),
  };
}

interface ContentsProps {
  /** Where the links lead: a page by its place among those with changes of their own. */
  toPage: (page: PageChange, index: number) => string;
  toCause: (cause: number) => string;
  /** Address of the page in view. */
  current?: string;
}

/** The list of all that a review tells, of report and ribbon. */
export function Contents({ toPage, toCause, current }: ContentsProps) {
  const { review } = useReviewing();
  const { pages, shared } = entriesOf(review);
  return (
    <ul className="contents">
      {pages.map((page, index) => (
        <li key={page.url}>
          <a href={toPage(page, index)} aria-current={page.url === current ? 'page' : undefined}>
            <span>{page.title || page.url}</span>
            <small>{pageKinds[page.kind]}</small>
          </a>
        </li>
      ))}
      {shared.map((entry) => (
        <li key={entry.cause}>
          <a href={toCause(entry.cause)}>
            <span>{review.causes[entry.cause]?.label}</span>
            <small>{pagesCount(entry.pages.length)}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
