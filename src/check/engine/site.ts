import type { ContentFile } from '../../content/content-file.ts';
import { normalizeUrl, pageOf } from '../../content/files/paths.ts';
import type { Addressed, RouteTable } from '../../content/route-table.ts';
import type { Settings } from '../../content/schemas/settings.ts';
import { stageOf } from '../../content/stage.ts';
import { partType } from '../../content/types/index.ts';
import type { Facts } from './facts.ts';

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
}

/** What a link of the site leads to; null for links that leave it and for `mailto:`, `tel:`, `site:`. */
export function target(site: Site, from: string, href: string): { url: string; hash: string } | null {
  const own = href.startsWith('#') ? pageOf(site.files.get(from)?.content.url ?? '') : '';
  if (!href.startsWith('/') && !own) return null;
  const at = href.indexOf('#');
  let hash = at < 0 ? '' : href.slice(at + 1);
  try {
    hash = decodeURIComponent(hash);
  } catch {
    // A malformed escape is compared as it stands.
  }
  return { url: own || normalizeUrl(href), hash: hash.normalize('NFC') };
}

/** The parts that a page is composed of, as visitors see them: of the types that its sections show. */
export function partsOf({ files, today }: Site, page: string): SiteFile[] {
  const lists = files.get(page)?.facts.lists ?? [];
  return [...files.values()].filter(
    ({ content: { type, data } }) =>
      partType(type) && lists.some((name) => name === type) && stageOf(data, today) === null,
  );
}
