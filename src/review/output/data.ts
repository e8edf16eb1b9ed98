import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newlyBroken } from '../checks/links.ts';
import type { BlockChange, PageChange, Review, ValueChange } from '../types.ts';

/** A page in the ribbon's list. */
export interface ListedPage {
  kind: PageChange['kind'];
  url: string;
  from: string | null;
  title: string;
  /** Number of marks. */
  count: number;
  causes: string[];
  file: string | null;
}

/** What the ribbon loads on every page. */
export interface RibbonList {
  subject: Review['subject'];
  basePath: string;
  production: string;
  notCompared: string | null;
  pages: ListedPage[];
  unpublished: Review['unpublished'];
  errors: number;
  brokenLinks: number;
}

/** What the ribbon loads on a page that differs. */
export interface RibbonPage {
  blocks: BlockChange[];
  fields: ValueChange[];
  card: PageChange['card'];
}

/** Words of a block that was added or removed whole are not needed to the last: the page shows them. */
const longest = 600;
const shorten = (block: BlockChange): BlockChange =>
  block.kind === 'added' || block.kind === 'removed'
    ? { ...block, runs: block.runs.map((run) => ({ ...run, text: run.text.slice(0, longest) })) }
    : block;

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
    pages: review.pages.map(({ kind, url, from, title, blocks, fields, causes, file }) => {
      return { kind, url, from, title, count: blocks.length + fields.length, causes, file };
    }),
    unpublished: review.unpublished,
    errors: review.findings.filter(({ severity }) => severity === 'error').length,
    brokenLinks: newlyBroken(review.links),
  };
  writeFileSync(join(place, 'list.json'), JSON.stringify(list));
  review.pages.forEach(({ blocks, fields, card }, index) => {
    const page: RibbonPage = { blocks: blocks.map(shorten), fields, card };
    writeFileSync(join(place, 'pages', `${index}.json`), JSON.stringify(page));
  });
}
