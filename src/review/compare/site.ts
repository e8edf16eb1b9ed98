import { existsSync, readdirSync } from 'node:fs';
import { htmlFile } from '../../content/paths.ts';
import { causes } from '../source/causes.ts';
import { changedFields } from '../source/fields.ts';
import { readSources, type SourcePage } from '../source/pages.ts';
import type { PageChange, PageKind } from '../types.ts';
import { openAssets } from './assets.ts';
import { attachProps } from './attach.ts';
import { comparePage } from './page.ts';
import { findRenames } from './renames.ts';
import { type PageView, readPage, readView, steady } from './view.ts';

/** One built version of the site with the sources it was made of. */
export interface Version {
  /** Folder of the built site. */
  folder: string;
  /** Base path it was built for. */
  basePath: string;
  /** Project folder with its `pages/`. */
  root: string;
}

/** A page that differs, with its two views for whatever else is measured. */
export interface ComparedPage {
  change: PageChange;
  before: PageView | null;
  after: PageView | null;
}

/** Addresses of all pages of a built site; tools' pages (`_components`, `preview/`) are none. */
export function builtPages(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/').normalize('NFC'))
    .filter((name) => name.endsWith('.html') && !/(?:^|\/)_|^(?:preview|static|pagefind)\//.test(name))
    .map((name) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`))
    .sort();
}

/**
 * Compares two built versions page by page: first as text, then, where that differs, block by block.
 * @param changedFiles paths of sources that differ, for the reasons
 */
export function compareSites(base: Version, head: Version, changedFiles: readonly string[]): ComparedPage[] {
  const [oldSources, newSources] = [readSources(base.root), readSources(head.root)];
  const [oldAssets, newAssets] = [openAssets(base.folder), openAssets(head.folder)];
  const { causeOf, entryIn } = causes(oldSources, newSources, changedFiles);
  const oldPages = builtPages(base.folder).filter((url) => !oldSources.aliases.has(url));
  const newPages = builtPages(head.folder).filter((url) => !newSources.aliases.has(url));
  const oldView = (url: string) =>
    readView(url, readPage(base.folder, htmlFile(url)), base.basePath, oldAssets);
  const newView = (url: string) =>
    readView(url, readPage(head.folder, htmlFile(url)), head.basePath, newAssets);
  // Files of public/ keep their names: pages that show one that changed need the closer look.
  const replaced = changedFiles
    .filter((file) => file.startsWith('public/'))
    .map((file) => file.slice('public'.length));

  const compare = (kind: PageKind, from: string, url: string): ComparedPage | null => {
    const [oldHtml, newHtml] = [readPage(base.folder, htmlFile(from)), readPage(head.folder, htmlFile(url))];
    const ownFile = newSources.byUrl.get(url);
    const oldFile = oldSources.byUrl.get(from);
    const isOwn = ownFile?.source !== oldFile?.source;
    const sameText = steady(oldHtml, base.basePath) === steady(newHtml, head.basePath);
    if (kind === 'changed' && !isOwn && sameText && !replaced.some((file) => newHtml.includes(file)))
      return null;
    const before = readView(from, oldHtml, base.basePath, oldAssets);
    const after = readView(url, newHtml, head.basePath, newAssets);
    if (isQuarantined(after)) return { change: brokenChange(ownFile, after), before, after };
    const { blocks, styles } = comparePage(before, after);
    const fields = isOwn ? changedFields(oldFile, ownFile) : [];
    const values =
      isOwn && ownFile && oldFile ? attachProps(ownFile.file, oldFile.source, ownFile.source, blocks) : [];
    const cards = JSON.stringify(before.card) !== JSON.stringify(after.card);
    const isEmpty = blocks.length + styles.length + fields.length + values.length === 0;
    if (kind === 'changed' && isEmpty && !cards) return null;
    for (const block of blocks)
      block.cause = isOwn && block.region === 'main' ? entryIn(block, url) : causeOf(block, url);
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
  const gone = oldPages.filter((url) => !inNew.has(url)).map(oldView);
  const born = newPages.filter((url) => !inOld.has(url)).map(newView);
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

/** The writer's own title: the document's ends with the brand. */
const titleOf = (page: SourcePage | undefined, { card }: PageView) =>
  typeof page?.data.title === 'string' ? page.data.title : card.title;

/** In the place of a page whose file cannot be shown stands the list of its problems (src/app/dev/Problems.tsx). */
const isQuarantined = ({ html }: PageView) => html.includes(' data-problems=');

const brokenChange = (page: SourcePage | undefined, view: PageView): PageChange => ({
  ...emptyChange(view.url, titleOf(page, view)),
  kind: 'broken',
  file: page?.file ?? null,
});

/** A change with nothing in it yet. */
export const emptyChange = (url: string, title: string): PageChange => ({
  kind: 'changed',
  url,
  from: null,
  title,
  file: null,
  blocks: [],
  fields: [],
  card: null,
  causes: [],
  weight: null,
  shots: [],
  axe: [],
  lighthouse: null,
});
