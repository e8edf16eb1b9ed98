import type { BlockChange, Cause, Change, PageChange, Review } from './types.ts';

/** Returns for each cause the page that owns its file, by current or former address; null for what pages share. */
export function homesOf(
  pages: readonly PageChange[],
  causes: readonly Pick<Cause, 'url'>[],
): (PageChange | null)[] {
  const now = new Map(pages.map((page) => [page.url, page]));
  const before = new Map(pages.map((page) => [page.from, page]));
  return causes.map(({ url }) => (url === null ? null : (now.get(url) ?? before.get(url) ?? null)));
}

/** Whether a page has no changes of its own, or only style changes: it is listed at the shared cause. */
export const isShared = ({ kind }: Pick<PageChange, 'kind'>): boolean =>
  kind === 'shared' || kind === 'style';

/** Pages that the report shows in full, with pictures; more of them would take space from other previews. */
export const mostPages = 60;

/** Returns the pages with changes of their own, in the order of the report. */
export const ownPages = ({ pages }: Pick<Review, 'pages'>): PageChange[] =>
  pages.filter((page) => !isShared(page));

/** A mark of a change: a page and a block in it. */
export interface Mark {
  page: PageChange;
  block: BlockChange;
}

/** A change with the pages and blocks that show it. */
export interface ShownChange extends Change {
  /** Index of the change in the walk. */
  index: number;
  /** What changed: «шапка», «запись „Журнал“». */
  label: string;
  /** The page whose own file contains the change. */
  home: PageChange | null;
  /** Sorted, the most informative mark first. */
  marks: readonly Mark[];
  /** All pages that show the change. */
  pages: readonly PageChange[];
}

/** The changes of one cause. */
export interface CauseGroup {
  /** Index of the cause in the review. */
  index: number;
  label: string;
  /** The page under which its changes are listed; null if they have a section of their own. */
  listedAt: PageChange | null;
  changes: readonly ShownChange[];
  /** All pages that show the changes; `others` leaves out the page that owns the file. */
  pages: readonly PageChange[];
  others: readonly PageChange[];
}

/** How changes, causes and pages of a review belong together; used by comment, report, ribbon and pictures. */
export type Groups = ReturnType<typeof groupsOf>;

/** Groups a review. References to missing pages or blocks are dropped, since an artifact may contain anything. */
export function groupsOf({ pages, causes, changes }: Pick<Review, 'pages' | 'causes' | 'changes'>) {
  const inOrder = (some: readonly PageChange[]) => {
    const known = new Set(some);
    return pages.filter((page) => known.has(page));
  };
  const homes = homesOf(pages, causes);
  const shown = changes.map((change, index): ShownChange => {
    const marks = change.places.flatMap(({ page: at, block: place }): Mark[] => {
      const page = pages[at];
      const block = page?.blocks[place];
      return page && block ? [{ page, block }] : [];
    });
    const label = causes[change.cause]?.label ?? '';
    const home = homes[change.cause] ?? null;
    return { ...change, index, label, home, marks, pages: inOrder(marks.map(({ page }) => page)) };
  });
  const byBlock = new Map(
    shown.flatMap((change) => change.marks.map(({ block }) => [block, change] as const)),
  );
  return {
    /** Each change once, in the order of the walk. */
    changes: shown,
    causes: causes.map(({ label }, index): CauseGroup => {
      const home = homes[index] ?? null;
      const made = shown.filter(({ cause }) => cause === index);
      const all = inOrder(made.flatMap((change) => change.pages));
      return {
        index,
        label,
        listedAt: home && !isShared(home) ? home : null,
        changes: made,
        pages: all,
        others: all.filter((page) => page !== home),
      };
    }),
    /**
     * Returns the changes of a page in the order of the walk: `own` are all changes of its file, even those that only
     * other pages show; `shared` are changes of other files that the page shows.
     */
    onPage: (page: PageChange) => ({
      own: shown.filter(({ home }) => home === page),
      shared: shown.filter(({ home, pages: all }) => home !== page && all.includes(page)),
    }),
    /** Returns the change that a block is a mark of. */
    changeOf: (block: BlockChange) => byBlock.get(block),
  };
}
