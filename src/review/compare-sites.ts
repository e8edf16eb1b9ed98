import { dataFile } from '../content/files/paths.ts';
import { counted } from '../content/problems/counted.ts';
import { changesOf, type FoundPage, shareReplacements, withoutRepeats } from './changes.ts';
import { weigh } from './checks/weights.ts';
import { openAssets } from './compare/assets.ts';
import { builtPages, isSameText, type PageView, readBuilt, readView, type Version } from './compare/built.ts';
import { type FoundBlock, foundBlock, valueChange } from './compare/change.ts';
import { attr, type BuiltElement, indexIn, siblingsOf, textOf } from './compare/dom.ts';
import { comparePage } from './compare/page.ts';
import { openCauses } from './source/causes.ts';
import {
  renamesBetween,
  type SourceChange,
  type SourcePage,
  type SourceTree,
  unpublishedOf,
} from './source/pages.ts';
import { changedRules } from './source/sheets.ts';
import { changedLines } from './source/units.ts';
import { textAt } from './text-at.ts';
import {
  type BlockChange,
  type PageChange,
  type PageKind,
  pageKind,
  type Review,
  type Run,
} from './types.ts';

/**
 * Returns the title of a page for which no writer wrote one: that for messengers, since the document's ends with the brand. A
 * broken page has its address, since all broken pages have the same document's title.
 */
const titleOf = (view: PageView): string =>
  isQuarantined(view) ? view.url : (view.head.get('og:title') ?? view.card.title);

/**
 * Whether a page shows the problems that replace a file with errors (src/app/dev/BrokenPage.tsx). The attribute in a text
 * or on a tag that writers may use does not count.
 */
const isQuarantined = ({ all }: PageView): boolean => all.some(isCard);
const isCard = (one: BuiltElement) => one.tagName === 'div' && attr(one, 'data-problems') !== null;

/** Returns the first problem that a quarantined page shows: the content check knows none of a page that code breaks. */
function problemOn({ all }: PageView): Pick<BlockChange, 'problem'> {
  const [heading] = all.slice(all.findIndex(isCard)).filter(({ tagName }) => tagName === 'h2');
  if (!heading) return {};
  const at = indexIn(heading);
  const [what, why] = siblingsOf(heading).slice(at, at + 2);
  return { problem: [what, why].flatMap((one) => (one ? textOf(one) : [])).join(' ') };
}

/** How the mark of a whole page tells the page's title. */
const wholeOps: Partial<Record<PageKind, Run['op']>> = { added: 'add', removed: 'del' };

/** Returns the kind and the mark of a page that is marked as a whole; null for a comparison of both versions. */
function wholeOf(
  title: string,
  [before, after]: readonly [PageView | null, PageView | null],
  { isOwn, isWritten }: Record<'isOwn' | 'isWritten', boolean>,
) {
  const whole = (kind: PageKind, label = 'страница') => ({
    kind,
    mark: foundBlock(kind === 'removed' ? kind : before ? 'changed' : 'added', label, {
      runs: [{ op: wholeOps[kind] ?? 'same', text: title }],
      ...(kind === 'broken' && after && problemOn(after)),
    }),
  });
  const notDrawn = 'страница не показывается: её не удалось нарисовать';
  // Of a file that was broken already the branch may change what surrounds it.
  const wasBroken = !isOwn && before !== null && isQuarantined(before);
  // It shows no text to a reader, whether it is new or not.
  if (after && !wasBroken && isQuarantined(after))
    return whole('broken', isOwn ? 'страница не показывается: в файле ошибка' : notDrawn);
  if (!before) return whole('added');
  // What stood in its place is no version of it.
  if (after && isQuarantined(before) && !isQuarantined(after))
    return whole('changed', 'страница снова показывается: ошибки в\u00a0файле больше нет');
  if (after) return null;
  return isWritten ? whole('broken', notDrawn) : whole('removed');
}

/** Returns a page's card on both sides; null if its picture is the same: changes tell the words. */
function cardOf(before: PageView | null, after: PageView | null): PageChange['card'] {
  const pictureOf = (one: PageView | null) => one?.assets.key(one.card.picture ?? '');
  if (pictureOf(before) === pictureOf(after)) return null;
  return { before: before?.card ?? null, after: after?.card ?? null };
}

/** Opens a built version with its sources. */
function openSite(version: Version, sources: SourceTree, renames: ReadonlyMap<string, string>) {
  const assets = openAssets(version.folder, renames);
  return {
    /** Addresses of its pages; other addresses of a page are compared once. */
    urls: new Set(builtPages(version.folder).filter((url) => !sources.aliases.has(url))),
    /** Drafts and scheduled pages: the preview contains them, the live site does not. */
    unpublished: new Set(unpublishedOf(sources).map(({ url }) => url)),
    page(url: string) {
      const built = readBuilt(version, url);
      return {
        built,
        source: sources.byUrl.get(url),
        /** The file that the build writes for the browser; it contains the entries that the page lists. */
        data: () => textAt(version.folder, dataFile(url)) ?? '',
        view: () => readView(built, assets),
      };
    },
  };
}

/** Compares two built versions page by page. */
export function compareSites(
  base: Version,
  head: Version,
  { before: oldTree, after: newTree, changed }: Omit<SourceChange, 'renamed'>,
): Pick<Review, 'pages' | 'changes' | 'unseen' | 'notes'> {
  const renamed = renamesBetween(oldTree, newTree);
  const sources = { before: oldTree, after: newTree, changed, renamed };
  const fileOf = ({ byUrl }: SourceTree, url: string) => byUrl.get(url)?.file ?? '';
  const files = [...renamed].map(([from, to]) => [fileOf(oldTree, from), fileOf(newTree, to)] as const);
  const followed = new Map([...renamed, ...files]);
  const [old, now] = [openSite(base, oldTree, followed), openSite(head, newTree, followed)];
  const rules = changedRules(sources);
  const broken = changed
    .flatMap((file) => newTree.byFile.get(file)?.url ?? [])
    .filter((url) => now.urls.has(url) && isQuarantined(now.page(url).view()));
  const causes = openCauses(sources, new Set(broken));
  /** The page that a file belongs to, itself or as one of its parts. */
  const urlOf = (file: string) => (newTree.byFile.get(file) ?? oldTree.byFile.get(file))?.url;
  /** Returns how many other files named a page by its former address and name it by its new one. */
  function followersOf(from: string, to: string): number {
    const names = (page: SourcePage | undefined, url: string) =>
      page?.source.split(url).some((rest, at) => at > 0 && !/^[\w-]/.test(rest));
    return changed.filter(
      (file) =>
        urlOf(file) !== to && names(oldTree.byFile.get(file), from) && names(newTree.byFile.get(file), to),
    ).length;
  }
  // Files of `public/` keep their address when their content changes.
  const isPublicSame = !changed.some((file) => file.startsWith('public/'));

  /**
   * Compares a page with its old version.
   * @param from address in the base, or null
   * @param to address in the head, or null
   * @returns null if nothing differs
   */
  function compare(from: string | null, to: string | null): FoundPage | null {
    const [was, is] = [from === null ? null : old.page(from), to === null ? null : now.page(to)];
    const own = changed.filter((file) => urlOf(file) === (to ?? from));
    // An error may be in a file's name, too.
    const isOwn = own.length > 0 || from !== to;
    const isSame = !isOwn && isPublicSame && was && is && isSameText(was.built, is.built);
    if (isSame) return null;
    const [before, after] = [was?.view() ?? null, is?.view() ?? null];
    const view = after ?? before;
    if (!view) return null;
    const { url } = view;
    const title = is?.source?.title ?? was?.source?.title ?? titleOf(view);
    const file = (is ?? was)?.source?.file ?? null;
    // A page that could not be drawn is missing in the build.
    const isWritten = newTree.byUrl.has(renamed.get(url) ?? url);
    const whole = wholeOf(title, [before, after], { isOwn, isWritten });
    const found = whole ? [whole.mark] : before && after ? comparePage(before, after, rules) : [];
    const page = {
      file,
      data: `${was?.data() ?? ''}${is?.data() ?? ''}`,
      isBrokenByCode: whole?.kind === 'broken' && !isOwn,
    };
    causes.explain(found, page);
    // Of a page that is or was not shown for an error the lines tell what else changed.
    if (whole && from === to) whole.mark.change.values = changedLines(sources, own);
    if (!whole) found.push(...causes.unshown(found, page));
    if (!whole && from === to && found.length === 0) return null;
    // Links that follow their page differ nowhere. Told beside its new address, since other marks may tell the words better.
    const links = from && to && from !== to ? followersOf(from, to) : 0;
    const told = `обновлены в\u00a0${counted(links, 'файле', 'файлах', 'файлах')}`;
    const moved = found.find(({ change }) => change.values.some(({ after }) => after?.endsWith(`${to}`)));
    if (links > 0) (moved ?? found[0])?.change.values.push(valueChange('ссылки на\u00a0неё', null, told));
    const blocks = found.map((block) => block.change);
    const change: PageChange = {
      kind: whole?.kind ?? 'changed',
      url,
      title,
      isNew: from === null,
      isLive: from !== null && !old.unpublished.has(from),
      from: from === url ? null : from,
      to: (to === null && newTree.aliases.get(url)) || null,
      file,
      blocks,
      card: whole?.kind === 'broken' ? null : cardOf(before, after),
      weight: weigh(blocks, before, after),
      shots: [],
      axe: [],
    };
    return { page: change, found };
  }

  /** Returns the kind of a page that both versions show. */
  function kindOf({ isLive, from, url }: PageChange, found: readonly FoundBlock[]): PageKind {
    // New to visitors, though the base's build contains the page.
    if (!isLive && !now.unpublished.has(url)) return 'added';
    if (from !== null) return 'renamed';
    if (found.every(({ cause }) => cause.url !== url)) return 'shared';
    return found.every(({ change }) => change.kind === 'style') ? 'style' : 'changed';
  }

  const former = new Map([...renamed].map(([from, to]) => [to, from]));
  const shown = [...now.urls].map((url) => ({ from: former.get(url) ?? url, to: url }));
  const gone = [...old.urls].filter((url) => !now.urls.has(renamed.get(url) ?? url));
  const pages = [
    ...shown.map(({ from, to }) => compare(old.urls.has(from) ? from : null, to)),
    ...gone.map((url) => compare(url, null)),
  ].filter((page) => page !== null);
  // By the causes in the sources, before pages share some.
  const unseen = causes.unseen(pages.flatMap(({ found }) => found));
  shareReplacements(pages);
  for (const { page, found } of pages) if (page.kind === 'changed') page.kind = kindOf(page, found);
  const { pages: told, notes } = withoutRepeats(withoutLost(pages));
  const rank = ({ page }: FoundPage) => pageKind.options.indexOf(page.kind);
  told.sort((a, b) => rank(a) - rank(b) || (a.page.url < b.page.url ? -1 : 1));
  return {
    pages: told.map(({ page }) => page),
    changes: changesOf(told),
    unseen,
    notes,
  };
}

/** Tells the pages that went with a page which has an error, as its tags, at that page: they come back with it. */
function withoutLost(pages: readonly FoundPage[]): FoundPage[] {
  const broken = pages.filter(({ page }) => page.kind === 'broken');
  return pages.filter(({ page: { kind, file, title }, found: [whole] }) => {
    if (kind !== 'removed' || file !== null) return true;
    const from = broken.find(({ page }) => page.url === whole?.cause.url);
    from?.found[0]?.change.values.push(valueChange('вместе с\u00a0ней страница', title, null));
    return !from;
  });
}
