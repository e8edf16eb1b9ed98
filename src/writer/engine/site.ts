import type { ContentFile } from '../../content/content-file.ts';
import { normalizeUrl, pageOf } from '../../content/files/paths.ts';
import { isLost } from '../../content/frontmatter/lost-fields.ts';
import type { Settings } from '../../content/schemas/settings.ts';
import { stageOf } from '../../content/stage.ts';
import { partType } from '../../content/types/index.ts';
import type { Facts } from './facts.ts';
import { addressesIn } from './hidden.ts';

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
  /** Every address, aliases included, and the file that answers it. */
  addresses: ReadonlyMap<string, string>;
}

/** The addresses of all files; a file whose fields are broken still has its own. Of two that claim one, the first. */
export function addressesOf(contents: Iterable<ContentFile>): Map<string, string> {
  const pages = [...contents].filter(
    ({ file, url, type }) => url !== null && !partType(type) && !/(^|\/)_/.test(file),
  );
  const addresses = new Map<string, string>();
  const claim = (address: string, file: string) =>
    addresses.has(address) ? undefined : addresses.set(address, file);
  for (const { file, url } of pages) claim(url ?? '', file);
  for (const { file, frontmatter } of pages) {
    const { aliases } = frontmatter.data as { aliases?: unknown };
    const others = Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [];
    for (const alias of others) claim(normalizeUrl(alias), file);
  }
  // One that cannot be read is not gone.
  for (const { file, frontmatter } of pages)
    if (isLost(frontmatter.lost, 'aliases'))
      for (const alias of addressesIn(frontmatter.lost.text)) claim(normalizeUrl(alias), file);
  return addresses;
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
