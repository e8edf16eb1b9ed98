import type { BlockChange, Cause, Change, PageChange, Review } from './types.ts';

/** The page whose own file each cause is, by its address now or before; null for what pages share. */
export function homesOf(
  pages: readonly PageChange[],
  causes: readonly Pick<Cause, 'url'>[],
): (PageChange | null)[] {
  const now = new Map(pages.map((page) => [page.url, page]));
  const before = new Map(pages.map((page) => [page.from, page]));
  return causes.map(({ url }) => (url === null ? null : (now.get(url) ?? before.get(url) ?? null)));
}

/** Whether a page has no changes of its own but in its look: it is told at what it shares. */
export const isShared = ({ kind }: Pick<PageChange, 'kind'>): boolean =>
  kind === 'shared' || kind === 'style';

/** Pages that the report writes out in full, with their pictures: of more, every one would take room from other previews. */
export const mostPages = 60;

/** Pages with changes of their own, in the order of the report. */
export const ownPages = ({ pages }: Pick<Review, 'pages'>): PageChange[] =>
  pages.filter((page) => !isShared(page));

/** A mark of a change: the page, and the block in it. */
export interface Mark {
  page: PageChange;
  block: BlockChange;
}

/** A change, and where it shows. */
export interface ShownChange extends Change {
  /** Its place in the walk. */
  index: number;
  /** What changed: «шапка», «запись „Журнал“». */
  label: string;
  /** The page in whose own file it is. */
  home: PageChange | null;
  /** The best to look at first. */
  marks: readonly Mark[];
  /** All pages that show it. */
  pages: readonly PageChange[];
}

/** What came from one cause. */
export interface CauseGroup {
  /** Its place in the review. */
  index: number;
  label: string;
  /** The page at which its changes are told; null where they are told by themselves. */
  toldAt: PageChange | null;
  changes: readonly ShownChange[];
  /** All pages that show it, and those of them that it is not the own file of. */
  pages: readonly PageChange[];
  others: readonly PageChange[];
}

/** What belongs together in a review: comment, report, ribbon and pictures all read it here. */
export type Groups = ReturnType<typeof groupsOf>;

/** Finds what belongs together; what a review names and does not have is left out, for an artifact may say anything. */
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
    /** Every change once, in the order of the walk. */
    changes: shown,
    causes: causes.map(({ label }, index): CauseGroup => {
      const home = homes[index] ?? null;
      const made = shown.filter(({ cause }) => cause === index);
      const all = inOrder(made.flatMap((change) => change.pages));
      return {
        index,
        label,
        toldAt: home && !isShared(home) ? home : null,
        changes: made,
        pages: all,
        others: all.filter((page) => page !== home),
      };
    }),
    /**
     * The changes of a page, in the order of the walk: all of its own file, which are told there even where only other pages show
     * them, and those that it shows through what it shares.
     */
    onPage: (page: PageChange) => ({
      own: shown.filter(({ home }) => home === page),
      shared: shown.filter(({ home, pages: all }) => home !== page && all.includes(page)),
    }),
    /** The change that a block is a mark of. */
    changeOf: (block: BlockChange) => byBlock.get(block),
  };
}
