import { causes } from '../source/causes.ts';
import { changedFields } from '../source/fields.ts';
import type { SourceTree } from '../source/pages.ts';
import type { PageChange, PageKind } from '../types.ts';
import { openAssets } from './assets.ts';
import { attachProps } from './attach.ts';
import { builtPages, bytesOfText, cut, styledBytes, textOfBytes, type Version } from './built.ts';
import { brokenChange, emptyChange, isQuarantined, titleOf } from './change.ts';
import { comparePage } from './page.ts';
import { newlyPublished, publishedBlocks } from './published.ts';
import { findRenames } from './renames.ts';
import { type PageView, readView, steady } from './view.ts';

/** A page that differs, with its two views for whatever else is measured. */
export interface ComparedPage {
  change: PageChange;
  before: PageView | null;
  after: PageView | null;
}

/**
 * Compares two built versions page by page: first as text, then, where that differs, block by block.
 * @param sources of the base and of the head
 * @param changedFiles paths of sources that differ, for the reasons
 */
export function compareSites(
  base: Version,
  head: Version,
  [oldSources, newSources]: readonly [SourceTree, SourceTree],
  changedFiles: readonly string[],
): ComparedPage[] {
  const [oldAssets, newAssets] = [openAssets(base.folder), openAssets(head.folder)];
  const { causeOf, foreignCause } = causes(oldSources, newSources, changedFiles);
  const oldPages = builtPages(base.folder).filter((url) => !oldSources.aliases.has(url));
  const newPages = builtPages(head.folder).filter((url) => !newSources.aliases.has(url));
  const oldView = (url: string, bytes = styledBytes(base, url)) =>
    readView(url, textOfBytes(bytes), base.basePath, oldAssets);
  const newView = (url: string, bytes = styledBytes(head, url)) =>
    readView(url, textOfBytes(bytes), head.basePath, newAssets);
  const published = newlyPublished(oldSources, newSources);
  // Pages that name these need the closer look: files of public/ keep their names, entries their addresses.
  const touched = [
    ...changedFiles.filter((file) => file.startsWith('public/')).map((file) => file.slice('public'.length)),
    ...published.map(({ url }) => url),
  ].flatMap((path) => [bytesOfText(path), encodeURI(path)]);

  const compare = (kind: PageKind, from: string, url: string): ComparedPage | null => {
    const [oldBytes, newBytes] = [styledBytes(base, from), styledBytes(head, url)];
    const ownFile = newSources.byUrl.get(url);
    const oldFile = oldSources.byUrl.get(from);
    const isOwn = ownFile?.source !== oldFile?.source;
    const sameText = steady(cut(oldBytes), base.basePath) === steady(cut(newBytes), head.basePath);
    if (kind === 'changed' && !isOwn && sameText && !touched.some((file) => newBytes.includes(file)))
      return null;
    const [before, after] = [oldView(from, oldBytes), newView(url, newBytes)];
    if (isQuarantined(after)) return { change: brokenChange(ownFile, after), before, after };
    const { blocks, styles } = comparePage(before, after);
    blocks.push(...publishedBlocks(after, published));
    const fields = isOwn ? changedFields(oldFile, ownFile) : [];
    const values =
      isOwn && ownFile && oldFile ? attachProps(ownFile.file, oldFile.source, ownFile.source, blocks) : [];
    const cards = JSON.stringify(before.card) !== JSON.stringify(after.card);
    const isEmpty = blocks.length + styles.length + fields.length + values.length === 0;
    if (kind === 'changed' && isEmpty && !cards) return null;
    for (const block of blocks)
      block.cause ??= isOwn && block.region === 'main' ? foreignCause(block, url, from) : causeOf(block, url);
    const reasons = [...new Set(blocks.map(({ cause }) => cause).filter((cause) => cause !== null))];
    if (!isOwn && reasons.length === 0) reasons.push(causeOf(null, url) ?? 'код сайта');
    const styleOnly =
      !cards && fields.length + values.length === 0 && blocks.every((block) => block.kind === 'style');
    return {
      change: {
        ...emptyChange(url, titleOf(ownFile, after)),
        kind: kind === 'renamed' ? kind : styleOnly ? 'style' : isOwn ? 'changed' : 'shared',
        from: from === url ? null : from,
        file: ownFile?.file ?? null,
        blocks,
        fields: [...fields, ...values, ...styles],
        card: cards || fields.length > 0 ? { before: before.card, after: after.card } : null,
        causes: reasons,
      },
      before,
      after,
    };
  };

  const [inOld, inNew] = [new Set(oldPages), new Set(newPages)];
  const gone = oldPages.filter((url) => !inNew.has(url)).map((url) => oldView(url));
  const born = newPages.filter((url) => !inOld.has(url)).map((url) => newView(url));
  const renames = findRenames(gone, born);
  const renamed = new Set([...renames].flat());
  const single = (kind: 'added' | 'removed', view: PageView): ComparedPage => {
    const isNew = kind === 'added';
    const page = (isNew ? newSources : oldSources).byUrl.get(view.url);
    const card = isNew ? { before: null, after: view.card } : { before: view.card, after: null };
    if (isQuarantined(view)) return { change: brokenChange(page, view), before: null, after: view };
    return {
      change: { ...emptyChange(view.url, titleOf(page, view)), kind, file: page?.file ?? null, card },
      before: isNew ? null : view,
      after: isNew ? view : null,
    };
  };
  return [
    ...[...renames].map(([from, to]) => compare('renamed', from, to)),
    ...born.filter(({ url }) => !renamed.has(url)).map((view) => single('added', view)),
    ...newPages.filter((url) => inOld.has(url)).map((url) => compare('changed', url, url)),
    ...gone.filter(({ url }) => !renamed.has(url)).map((view) => single('removed', view)),
  ].filter((page) => page !== null);
}
