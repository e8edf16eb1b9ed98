import { groupedBy } from '../once.ts';
import type { BlockChange, Change, Finding, PageChange, Review } from './types.ts';

/** Returns a function that finds the page which owns a cause, by current or former address; null for what pages share. */
export function ownersIn(pages: readonly PageChange[]): (url: string | null) => PageChange | null {
  const now = new Map(pages.map((page) => [page.url, page]));
  const before = new Map(pages.map((page) => [page.from, page]));
  return (url) => (url === null ? null : (now.get(url) ?? before.get(url) ?? null));
}

/** Maximum number of pages that the report shows in full: pictures of more would take space from other previews. */
export const mostPages = 60;

/** Number of pages that represent what pages share: those with the best marks. */
export const mostShared = 2;

/** Returns the pages with changes of their own, in the order of the report; the others are listed at causes alone. */
export const ownPages = ({ pages }: Pick<Review, 'pages'>): PageChange[] =>
  pages.filter(({ kind }) => kind !== 'shared');

/** Groups problems that differ only in their places, as those of all links to a moved page; not those with lines to paste. */
export const alikeFindings = (findings: readonly Finding[]): [Finding, ...Finding[]][] =>
  groupedBy(findings, ({ severity, text, repairs = [], ...place }) =>
    JSON.stringify([severity, text, repairs.length > 0 && place]),
  );

/** A mark of a change: a page and a block in it. */
export interface Mark {
  page: PageChange;
  block: BlockChange;
}

/** A change with the pages and blocks that show it. */
export interface ShownChange extends Change {
  /** Index of the change in the walk. */
  index: number;
  /** The page whose own file contains the change. */
  owner: PageChange | null;
  /** Sorted, the most informative mark first. */
  marks: readonly [Mark, ...Mark[]];
  /** All pages that show the change. */
  pages: readonly PageChange[];
}

/** The changes of one cause. */
export type CauseGroup = Groups['causes'][number];

/** Relations between changes, causes and pages of a review; used by comment, report, ribbon and pictures. */
export type Groups = ReturnType<typeof groupsOf>;

/** Groups a review. Marks of missing pages or blocks, and changes without others, are dropped: an artifact may contain anything. */
export function groupsOf({ pages, changes }: Pick<Review, 'pages' | 'changes'>) {
  const inOrder = (some: readonly PageChange[]) => {
    const known = new Set(some);
    return pages.filter((page) => known.has(page));
  };
  const ownerOf = ownersIn(pages);
  const shown = changes.flatMap((change, index): ShownChange[] => {
    const [best, ...others] = change.places.flatMap(({ page: at, block: place }): Mark[] => {
      const page = pages[at];
      const block = page?.blocks[place];
      return page && block ? [{ page, block }] : [];
    });
    if (!best) return [];
    const marks: ShownChange['marks'] = [best, ...others];
    const owner = ownerOf(change.url);
    return [{ ...change, index, owner, marks, pages: inOrder(marks.map(({ page }) => page)) }];
  });
  const byBlock = new Map(
    shown.flatMap((change) => change.marks.map(({ block }) => [block, change] as const)),
  );
  // Each with its index in the order of the walk.
  const causes = groupedBy(shown, ({ label, url }) => JSON.stringify([label, url]))
    .map((ofCause, index) => {
      const [{ label, owner }] = ofCause;
      /** The page whose entry lists its changes; null if the cause has an entry of its own. */
      const listedAt = owner?.kind === 'shared' ? null : owner;
      const all = inOrder(ofCause.flatMap((change) => change.pages));
      /** The pages that show the changes, without the one whose entry lists them. */
      const pages = all.filter((page) => page !== listedAt);
      return { index, label, listedAt, changes: ofCause, pages };
    })
    .sort((a, b) => b.pages.length - a.pages.length);
  return {
    /** Each change once, in the order of the walk. */
    changes: shown,
    /** What most pages share comes first. */
    causes,
    /** The causes with an entry of their own. */
    shared: causes.filter(({ listedAt }) => !listedAt),
    /** Returns the changes of a page's own file in the order of the walk, even those that only other pages show. */
    ownOf: (page: PageChange) => shown.filter(({ owner }) => owner === page),
    /** Returns the change that a block is a mark of. */
    changeOf: (block: BlockChange) => byBlock.get(block),
  };
}
