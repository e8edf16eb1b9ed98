import { changesOf, type FoundPage } from './changes.ts';
import { weigh } from './checks/weights.ts';
import { openAssets } from './compare/assets.ts';
import {
  builtPages,
  dataOf,
  isSameText,
  type PageView,
  readBuilt,
  readView,
  type Version,
} from './compare/built.ts';
import { emptyChange, type FoundBlock, foundBlock } from './compare/change.ts';
import { attr } from './compare/dom.ts';
import { comparePage } from './compare/page.ts';
import { compareWords } from './compare/words.ts';
import { openCauses } from './source/causes.ts';
import { renamesBetween, type SourcePage, type SourceTree, unpublishedOf } from './source/pages.ts';
import { changedRules } from './source/sheets.ts';
import type { PageChange, PageKind, Review } from './types.ts';

/** Returns the writer's title; the document's title ends with the brand. */
const titleOf = (page: SourcePage | undefined, { card }: PageView) =>
  String(page?.frontmatter.data.title ?? card.title);

/** Page kinds in the order of interest to reviewers. */
const order: PageKind[] = ['broken', 'changed', 'added', 'renamed', 'removed', 'style', 'shared'];

/** Marks of pages that were added, removed or are broken. */
const wholeMarks = {
  added: { kind: 'added', label: 'страница' },
  removed: { kind: 'removed', label: 'страница' },
  broken: { kind: 'changed', label: 'страница не показывается: в файле ошибка' },
} as const;

/**
 * Whether a page shows the problems that replace a file with errors (src/app/dev/Problems.tsx). The attribute in a text
 * or on a tag that writers may use does not count.
 */
const isQuarantined = ({ all }: PageView): boolean =>
  all.some((one) => one.tagName === 'div' && attr(one, 'data-problems') !== null);

/**
 * Compares two built versions page by page.
 * @param sources sources of the base and of the head
 * @param changedFiles paths of sources that differ, used to find causes
 */
export function compareSites(
  base: Version,
  head: Version,
  [oldSources, newSources]: readonly [SourceTree, SourceTree],
  changedFiles: readonly string[],
): Pick<Review, 'pages' | 'causes' | 'changes' | 'unseen'> {
  const [oldAssets, newAssets] = [openAssets(base.folder), openAssets(head.folder)];
  const oldPages = builtPages(base.folder).filter((url) => !oldSources.aliases.has(url));
  const newPages = builtPages(head.folder).filter((url) => !newSources.aliases.has(url));
  const oldView = (url: string) => readView(readBuilt(base, url), oldAssets);
  const newView = (url: string) => readView(readBuilt(head, url), newAssets);

  const [inOld, inNew] = [new Set(oldPages), new Set(newPages)];
  const renames = renamesBetween(oldSources, newSources);
  const rules = changedRules(oldSources, newSources, changedFiles);
  const broken = changedFiles
    .flatMap((file) => newSources.byFile.get(file)?.url ?? [])
    .filter((url) => inNew.has(url) && isQuarantined(newView(url)));
  const causes = openCauses(oldSources, newSources, changedFiles, renames, new Set(broken));

  // The base's build contains drafts and scheduled pages, the live site does not.
  const unpublishedIn = (sources: SourceTree) => new Set(unpublishedOf(sources).map(({ url }) => url));
  const [unpublishedBefore, unpublishedNow] = [unpublishedIn(oldSources), unpublishedIn(newSources)];
  /** Adds marks and weight to a page. */
  const finish = (
    change: PageChange,
    found: readonly FoundBlock[],
    before: PageView | null,
    after: PageView | null,
  ): FoundPage => {
    const isLive = !change.isNew && !unpublishedBefore.has(change.from ?? change.url);
    const page = { ...change, isLive, blocks: found.map((block) => block.change) };
    return { page: { ...page, weight: weigh(page, before, after) }, found };
  };
  // Files of `public/` keep their address when their content changes.
  const isPublicSame = !changedFiles.some((file) => file.startsWith('public/'));
  /** Compares a page with its old version; null if nothing differs. */
  const compare = (kind: 'changed' | 'renamed', from: string, url: string): FoundPage | null => {
    const [oldFile, ownFile] = [oldSources.byUrl.get(from), newSources.byUrl.get(url)];
    const isOwn = ownFile?.source !== oldFile?.source;
    const [built, rebuilt] = [readBuilt(base, from), readBuilt(head, url)];
    if (kind === 'changed' && !isOwn && isPublicSame && isSameText(built, rebuilt)) return null;
    const [before, after] = [readView(built, oldAssets), readView(rebuilt, newAssets)];
    if (isQuarantined(after)) return whole('broken', before, after);
    const file = ownFile?.file ?? null;
    const page = { url, file, data: dataOf(base.folder, from) + dataOf(head.folder, url) };
    const found = comparePage(before, after, rules);
    causes.explain(found, page);
    if (isOwn) found.push(...causes.unshown(found, page));
    if (kind === 'changed' && found.length === 0) return null;
    const hasOwn = found.some(({ cause }) => causes.list[cause]?.url === url);
    const isStyle = found.every(({ change }) => change.kind === 'style');
    // New to visitors, though the base's build contains the page.
    const isPublished = unpublishedBefore.has(from) && !unpublishedNow.has(url);
    const kindNow = (): PageKind => {
      if (isPublished) return 'added';
      if (kind === 'renamed') return kind;
      if (isStyle) return 'style';
      return hasOwn ? 'changed' : 'shared';
    };
    const cards = JSON.stringify(before.card) !== JSON.stringify(after.card);
    const change: PageChange = {
      ...emptyChange(url, titleOf(ownFile, after)),
      kind: kindNow(),
      from: from === url ? null : from,
      file,
      card: cards ? { before: before.card, after: after.card } : null,
    };
    return finish(change, found, before, after);
  };

  const renamed = new Set([...renames].flat());
  /** Returns a page that was added, removed or is broken, with one mark. */
  function whole(what: keyof typeof wholeMarks, before: PageView | null, after: PageView | null) {
    const view = after ?? before;
    if (!view) return null;
    const page = (after ? newSources : oldSources).byUrl.get(view.url);
    const [title, file] = [titleOf(page, view), page?.file ?? null];
    const { kind, label } = wholeMarks[what];
    // A broken page shows no text to a reader, whether it is new or not.
    const runs = compareWords(before || what === 'broken' ? title : '', after ? title : '');
    const found = foundBlock(kind, label, { runs });
    const data = dataOf((after ? head : base).folder, view.url);
    causes.explain([found], { url: view.url, file, data });
    const card = what === 'broken' ? null : { before: before?.card ?? null, after: after?.card ?? null };
    return finish(
      { ...emptyChange(view.url, title), kind: what, isNew: !before, file, card },
      [found],
      before,
      after,
    );
  }
  const pages = [
    ...[...renames].map(([from, to]) => compare('renamed', from, to)),
    ...newPages
      .filter((url) => !inOld.has(url) && !renamed.has(url))
      .map(newView)
      .map((view) => whole(isQuarantined(view) ? 'broken' : 'added', null, view)),
    ...newPages.filter((url) => inOld.has(url)).map((url) => compare('changed', url, url)),
    ...oldPages
      .filter((url) => !inNew.has(url) && !renamed.has(url))
      .map((url) => whole('removed', oldView(url), null)),
  ].filter((page) => page !== null);
  const kindOf = ({ page }: FoundPage) => order.indexOf(page.kind);
  pages.sort((a, b) => kindOf(a) - kindOf(b) || (a.page.url < b.page.url ? -1 : 1));
  return {
    pages: pages.map(({ page }) => page),
    causes: causes.list,
    changes: changesOf(pages, causes.list),
    unseen: causes.unseen(pages.flatMap(({ found }) => found)),
  };
}
