import { posix } from 'node:path';
import type { ContentFile } from '../../content/content-file.ts';
import type { Addressed } from '../../content/entry.ts';
import { decoded, normalizeUrl, pageOf } from '../../content/files/paths.ts';
import type { Checked } from '../../content/problems/check-interface.ts';
import type { Range } from '../../content/problems/lines.ts';
import type { Problem, TextEdit } from '../../content/problems/problems.ts';
import { fileRoutes, type RouteTable } from '../../content/route-table.ts';
import type { Settings } from '../../content/schemas/settings.ts';
import { stageOf } from '../../content/stage.ts';
import { pathOfSiteFile } from '../../content/types/file-types.ts';
import { fragmentType } from '../../content/types/index.ts';
import type { EntryTypeName } from '../../content/types/registry.ts';
import type { ImageUse, LinkUse } from './document.ts';

/** Facts about a file for site rules; plain data, for the cache. */
export interface FileFacts {
  /** Problems of MDX and file rules; those of fields are in the content store. */
  problems: Problem[];
  links: readonly LinkUse[];
  images: readonly ImageUse[];
  anchors: readonly string[];
  /** Days of its blocks, `2025-10-28`, in their order. */
  dates: readonly (Range & { text: string })[];
  /** False if a part could not be read, which may contain anything. */
  isWhole: boolean;
  /** Types of entries that its sections list or compose. */
  lists: EntryTypeName[];
  /** Words of the file with the offset of their first use and the number of its run; after `checkFiles` only unknown ones. */
  words: [word: string, offset: number, run: number][];
}

export interface CheckedFile {
  content: ContentFile;
  facts: FileFacts;
}

/** The whole site, for site rules. */
export interface CheckedSite {
  root: string;
  /** Files by path from the root, in order. */
  files: ReadonlyMap<string, CheckedFile>;
  /** Null if the settings are missing or broken. */
  settings: Settings | null;
  /** The day for which the site is built, `2026-12-01`. */
  today: string;
  /** The route table, including broken files and drafts. */
  routes: RouteTable<Addressed>;
  links: readonly SiteLink[];
  /** False if a part of a file could not be read, so that no name, link or picture is certain to be unused. */
  isWhole: boolean;
}

export interface SiteLink extends LinkUse {
  file: string;
  /** Null unless the link is an address of the site or an anchor: for other sites, `mailto:`, `tel:`, `site:`, `prices`. */
  target: { url: string; hash: string } | null;
  /** The page at the target, whose own address may be another; undefined if there is none. */
  page: Addressed | undefined;
}

/** The settings; null if `_site/settings.mdx` is missing or has errors. */
export const settingsOf = ({ files }: Pick<Checked, 'files'>): Settings | null =>
  (files.get(pathOfSiteFile('settings'))?.data ?? null) as Settings | null;

/** Collects the site for site rules. */
export function openSite(store: Checked, found: ReadonlyMap<string, FileFacts>): CheckedSite {
  const { root, today, files: all } = store;
  const routes = fileRoutes([...all.values()], today);
  const files = new Map(
    [...all].flatMap(([file, content]): [string, CheckedFile][] => {
      const facts = found.get(file);
      return facts ? [[file, { content, facts }]] : [];
    }),
  );
  const links = [...files].flatMap(([file, { content, facts }]) =>
    facts.links.map((link) => {
      const target = targetOf(content.url, link.href);
      return { ...link, file, target, page: routes.addresses.get(target?.url ?? '') };
    }),
  );
  const isWhole = [...files.values()].every(({ facts }) => facts.isWhole);
  return { root, today, settings: settingsOf(store), routes, files, links, isWhole };
}

/**
 * Resolves a link; null if it leads to no address of the site.
 * @param url of the file with the link; null if it has none
 */
function targetOf(url: string | null, href: string): SiteLink['target'] {
  const ownPage = href.startsWith('#') ? pageOf(url ?? '') : '';
  if (!href.startsWith('/') && !ownPage) return null;
  const at = href.indexOf('#');
  return { url: ownPage || normalizeUrl(href), hash: at < 0 ? '' : decoded(href.slice(at + 1)) };
}

/**
 * How a link is written to its page's new address; a prop that names an entry has only the last segment.
 * @returns null if the file does not have the address as it is, or the prop's folder has no such entry
 */
export function readdressed({ href, literal, field }: LinkUse, url: string): string | null {
  if (literal) return url + href.replace(/^[^?#]*/, '');
  return field !== null && posix.dirname(href) === posix.dirname(url) ? posix.basename(url) : null;
}

/**
 * Edits that lead all links to some pages to one; queries and anchors stay. Links to a fragment are led to another.
 * @param urls the old addresses, or a fragment's with its anchor
 * @param url the new one, of the same kind
 */
export function linkEdits({ links }: CheckedSite, urls: readonly string[], url: string): TextEdit[] {
  const anchor = url.indexOf('#');
  const hrefOf = ({ target, ...link }: SiteLink): string | null => {
    const isOwn = link.href.startsWith('#');
    if (target && anchor >= 0 && urls.includes(`${target.url}#${target.hash}`))
      return isOwn ? url.slice(anchor) : url;
    return target && anchor < 0 && urls.includes(target.url) && !isOwn ? readdressed(link, url) : null;
  };
  return links.flatMap((link) => {
    const text = hrefOf(link);
    return text === null ? [] : [{ file: link.file, from: link.from, to: link.to, text }];
  });
}

/** The published fragments of a page: files of the types that its sections compose. */
export function fragmentsOf({ files, today }: CheckedSite, page: string): CheckedFile[] {
  const lists = files.get(page)?.facts.lists ?? [];
  return [...files.values()].filter(
    ({ content: { type, data } }) =>
      fragmentType(type) && lists.some((name) => name === type) && stageOf(data, today) === null,
  );
}
