import type { ContentFile } from '../../content/content-file.ts';
import { decoded, normalizeUrl, pageOf } from '../../content/files/paths.ts';
import type { Checked } from '../../content/problems/check-interface.ts';
import type { Problem } from '../../content/problems/problems.ts';
import { type Addressed, fileRoutes, type RouteTable } from '../../content/route-table.ts';
import type { Settings } from '../../content/schemas/settings.ts';
import { buildDate, stageOf } from '../../content/stage.ts';
import { partType } from '../../content/types/index.ts';
import type { EntryTypeName } from '../../content/types/registry.ts';
import type { ImageUse, LinkUse } from './document.ts';

/** What the rest of the site must know of a file: plain data, so that it can be kept on disk and cross threads. */
export interface Facts {
  /** Problems of the file alone: MDX and file rules; those of its fields are the store's. */
  problems: Problem[];
  links: readonly LinkUse[];
  images: readonly ImageUse[];
  anchors: readonly string[];
  /** Addresses of the site in what could not be read: something there leads to them. */
  hidden: string[];
  /** Types of entries that its sections list, or compose, by themselves. */
  lists: EntryTypeName[];
  /** Every word of the file that has letters, and the offset of its first use. */
  words: [word: string, offset: number][];
}

/** A file with what is known of it. */
export interface SiteFile {
  content: ContentFile;
  facts: Facts;
}

/** The whole site as site rules see it. */
export interface Site {
  /** The project's folder. */
  root: string;
  /** By path from the root, in order. */
  files: ReadonlyMap<string, SiteFile>;
  /** Null while the settings are broken. */
  settings: Settings | null;
  /** The day for which the site is made, `2026-12-01`. */
  today: string;
  /** Who answers at which address, broken files and drafts included. */
  routes: RouteTable<Addressed>;
  /** Every link of every file. */
  links: readonly SiteLink[];
}

/** A link with what it leads to. */
export interface SiteLink extends LinkUse {
  file: string;
  /** Null for links that leave the site and for `mailto:`, `tel:`, `site:`. */
  target: { url: string; hash: string } | null;
  /** The file of the page that answers there, and its own address. */
  page: Addressed | undefined;
}

/** The site as it was read. */
export function openSite(store: Checked, settings: Settings | null, found: ReadonlyMap<string, Facts>): Site {
  const today = buildDate();
  const routes = fileRoutes([...store.files.values()], today);
  const files = new Map(
    [...store.files].flatMap(([file, content]): [string, SiteFile][] => {
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
  return { root: store.root, today, settings, routes, files, links };
}

/**
 * What a link of the site leads to.
 * @param url of the file that it stands in
 */
export function targetOf(url: string | null, href: string): SiteLink['target'] {
  const own = href.startsWith('#') ? pageOf(url ?? '') : '';
  if (!href.startsWith('/') && !own) return null;
  const at = href.indexOf('#');
  return { url: own || normalizeUrl(href), hash: at < 0 ? '' : decoded(href.slice(at + 1)) };
}

/** The parts that a page is composed of, as visitors see them: of the types that its sections show. */
export function partsOf({ files, today }: Site, page: string): SiteFile[] {
  const lists = files.get(page)?.facts.lists ?? [];
  return [...files.values()].filter(
    ({ content: { type, data } }) =>
      partType(type) && lists.some((name) => name === type) && stageOf(data, today) === null,
  );
}
