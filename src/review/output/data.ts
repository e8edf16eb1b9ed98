import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newlyBroken } from '../checks/links.ts';
import type { BlockChange, PageChange, Review } from '../types.ts';

/** What the ribbon loads on every page: the review without what stands in its pages. */
export interface RibbonList
  extends Pick<
    Review,
    'subject' | 'basePath' | 'production' | 'notCompared' | 'causes' | 'changes' | 'unpublished'
  > {
  pages: ListedPage[];
  /** New problems of the text and new broken links. */
  problems: number;
}
export type ListedPage = Pick<PageChange, 'kind' | 'url' | 'from' | 'title' | 'causes' | 'file'>;

/** What the ribbon loads on a page that differs. */
export type RibbonPage = Pick<PageChange, 'blocks' | 'fields' | 'card'>;

/** Words of a block that was added or removed whole are not needed to the last: the page shows them. */
const longest = 600;
const shorten = (block: BlockChange): BlockChange =>
  block.kind === 'added' || block.kind === 'removed'
    ? { ...block, runs: block.runs.map((run) => ({ ...run, text: run.text.slice(0, longest) })) }
    : block;

/** Writes `preview/review.json` for the comment, and the ribbon's small parts. */
export function writeData(folder: string, review: Review): void {
  const place = join(folder, 'preview');
  const write = (name: string, data: unknown) => writeFileSync(join(place, name), JSON.stringify(data));
  mkdirSync(join(place, 'pages'), { recursive: true });
  write('review.json', review);
  const { subject, basePath, production, notCompared, causes, changes, unpublished } = review;
  const errors = review.findings.filter(({ severity }) => severity === 'error').length;
  const list: RibbonList = {
    subject,
    basePath,
    production,
    notCompared,
    causes,
    changes,
    unpublished,
    pages: review.pages.map((page) => ({
      kind: page.kind,
      url: page.url,
      from: page.from,
      title: page.title,
      causes: page.causes,
      file: page.file,
    })),
    problems: errors + newlyBroken(review.links),
  };
  write('list.json', list);
  review.pages.forEach(({ blocks, fields, card }, index) => {
    const page: RibbonPage = { blocks: blocks.map(shorten), fields, card };
    write(`pages/${index}.json`, page);
  });
}
