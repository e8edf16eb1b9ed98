import { buildDate, stageOf } from '../../content/stage.ts';
import { stageName } from '../kinds.ts';
import type { SourceTree } from '../source/pages.ts';
import type { Unpublished } from '../types.ts';
import { type FoundBlock, foundBlock, valueChange } from './change.ts';
import { around, attr, descendants, type Element } from './dom.ts';
import { labelOf, locate } from './places.ts';
import type { PageView } from './view.ts';

/** An entry that this change publishes or takes from the site. A preview shows it either way. */
export interface Published {
  url: string;
  /** Whether visitors see it, in Russian: «да», «черновик», «выйдет 1 дек. 2026 г.». */
  before: string;
  after: string;
}

const seen = (entry: Unpublished | undefined) => (entry ? stageName(entry) : 'да');

/** Entries of both versions that visitors see on other days than before. */
export function newlyPublished(before: SourceTree, after: SourceTree): Published[] {
  const byUrl = (tree: SourceTree) => new Map(unpublishedOf(tree).map((entry) => [entry.url, entry]));
  const [old, now] = [byUrl(before), byUrl(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((url) => {
    if (!before.byUrl.has(url) || !after.byUrl.has(url)) return [];
    const [was, is] = [seen(old.get(url)), seen(now.get(url))];
    return was === is ? [] : [{ url, before: was, after: is }];
  });
}

/** The card or list item around a link, else the link. */
const itemAround = (link: Element): Element =>
  around(link).find(({ tagName }) => tagName === 'li' || tagName === 'article') ?? link;

/** Marks for what leads to such entries in a page's own part: visitors will see it come or go. */
export function publishedBlocks({ url, root, all }: PageView, entries: readonly Published[]): FoundBlock[] {
  const main = all.find(({ tagName }) => tagName === 'main');
  if (!main || entries.length === 0) return [];
  const links = descendants(main).filter(({ tagName }) => tagName === 'a');
  return entries.flatMap((entry) => {
    if (entry.url === url) return [];
    const leading = links.filter((link) => attr(link, 'href')?.replace(/[?#].*$/, '') === entry.url);
    const values = [valueChange('видно посетителям', entry.before, entry.after)];
    return [...new Set(leading.map(itemAround))].map((element) =>
      foundBlock(
        'changed',
        labelOf(element),
        { at: locate(element, root), values, region: 'main' },
        { leadsTo: [entry.url] },
      ),
    );
  });
}

/** Drafts and scheduled entries: a preview shows them, the site does not yet. */
export function unpublishedOf(tree: SourceTree): Unpublished[] {
  const today = buildDate();
  return [...tree.byUrl.values()].flatMap(({ url, source, data }) => {
    const mayWait = url !== null && /^(?:draft|publishAt):/m.test(source);
    const stage = mayWait ? stageOf(data, today) : null;
    if (url === null || stage === null) return [];
    const publishAt = typeof data.publishAt === 'string' ? data.publishAt : null;
    return [{ url, title: String(data.title ?? url), draft: stage === 'draft', publishAt }];
  });
}
