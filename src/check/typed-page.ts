import { normalizeUrl } from '../content/files/paths.ts';
import type { ContentStore } from '../content/store.ts';
import { typedPath } from './command-line.ts';

/**
 * The file of a page as it was typed: its path, or the page's address, which may be copied from a browser with the site and
 * the folder of a preview before it.
 * @returns what was typed, where it is no page of the project
 */
export function typedPage({ files }: ContentStore, typed: string): string {
  const path = typedPath(typed);
  const full = /^https?:/i.test(typed) && URL.canParse(typed) ? new URL(typed) : null;
  if (!full && !typed.startsWith('/')) return path;
  const address = full ? full.pathname + full.hash : typed;
  const tried = [
    address,
    normalizeUrl(address),
    ...(full ? [normalizeUrl(address.replace(/^\/[^/]+(?=\/.)/, ''))] : []),
  ];
  const pages = [...files.values()];
  const page = tried.flatMap((one) => pages.find(({ url }) => url === one) ?? []).at(0);
  return page?.file ?? (full || path.startsWith('..') ? typed : path);
}
