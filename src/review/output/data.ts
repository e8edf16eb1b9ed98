import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOwn } from '../changes.ts';
import { newlyBroken } from '../checks/links.ts';
import { sourceLink } from '../source-link.ts';
import type { BlockChange, PageChange, Review, ValueChange } from '../types.ts';

/** A page in the ribbon's list. */
export interface ListedPage {
  kind: PageChange['kind'];
  url: string;
  from: string | null;
  title: string;
  /** Number of its own changes. */
  count: number;
  causes: string[];
  file: string | null;
}

/** A change in the walk. */
export interface ListedChange {
  id: string;
  /** The page that it is looked at on: place in the list. */
  page: number;
}

/** What the ribbon loads on every page. */
export interface RibbonList {
  subject: Review['subject'];
  basePath: string;
  production: string;
  notCompared: string | null;
  pages: ListedPage[];
  changes: ListedChange[];
  unpublished: Review['unpublished'];
  errors: number;
  brokenLinks: number;
}

/** A mark in a page. */
export interface RibbonBlock extends BlockChange {
  /** The change that it is part of: place in the walk. */
  change: number;
  /** What changed it, where that is not the page's own file. */
  by: string | null;
  /** Address of the line, in the request's diff where there is one. */
  link: string | null;
  /** On how many other pages the change shows. */
  elsewhere: number;
}

/** What the ribbon loads on a page that differs. */
export interface RibbonPage {
  blocks: RibbonBlock[];
  fields: ValueChange[];
  card: PageChange['card'];
}

/** Words of a block that was added or removed whole are not needed to the last: the page shows them. */
const longest = 600;
const shorten = (block: BlockChange): BlockChange =>
  block.kind === 'added' || block.kind === 'removed'
    ? { ...block, runs: block.runs.map((run) => ({ ...run, text: run.text.slice(0, longest) })) }
    : block;

/** The marks of a page with what the review knows of their changes. */
function blocksOf(review: Review, index: number): RibbonBlock[] {
  const page = review.pages[index];
  const numbers = new Map<number, number>();
  review.changes.forEach(({ places }, change) => {
    for (const place of places) if (place.page === index) numbers.set(place.block ?? -1, change);
  });
  return (page?.blocks ?? []).map((block, place) => {
    const change = numbers.get(place) ?? 0;
    const cause = review.causes[block.cause];
    const pages = new Set(review.changes[change]?.places.map((one) => one.page));
    return {
      ...shorten(block),
      change,
      by: page && isOwn(cause, page) ? null : (cause?.label ?? null),
      link: sourceLink(review.subject, block.source),
      elsewhere: pages.size - 1,
    };
  });
}

/** Writes `preview/review.json` for the report and the comment, and the ribbon's small parts. */
export function writeData(folder: string, review: Review): void {
  const place = join(folder, 'preview');
  mkdirSync(join(place, 'pages'), { recursive: true });
  writeFileSync(join(place, 'review.json'), JSON.stringify(review));
  const list: RibbonList = {
    subject: review.subject,
    basePath: review.basePath,
    production: review.production,
    notCompared: review.notCompared,
    pages: review.pages.map((page, index) => {
      const { kind, url, from, title, causes, file } = page;
      const count = review.changes.filter(
        ({ cause, places }) =>
          places[0]?.page === index && (cause === null || isOwn(review.causes[cause], page)),
      ).length;
      return { kind, url, from, title, count, causes, file };
    }),
    changes: review.changes.map(({ id, places }) => ({ id, page: places[0]?.page ?? 0 })),
    unpublished: review.unpublished,
    errors: review.findings.filter(({ severity }) => severity === 'error').length,
    brokenLinks: newlyBroken(review.links),
  };
  writeFileSync(join(place, 'list.json'), JSON.stringify(list));
  review.pages.forEach(({ fields, card }, index) => {
    const page: RibbonPage = { blocks: blocksOf(review, index), fields, card };
    writeFileSync(join(place, 'pages', `${index}.json`), JSON.stringify(page));
  });
}
