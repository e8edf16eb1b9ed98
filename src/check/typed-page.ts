import { decoded, normalizeUrl } from '../content/files/paths.ts';
import type { ContentStore } from '../content/store.ts';
import { typedPath } from './command-line.ts';

/**
 * Resolves a typed page: a path, or an address, which may be copied from a browser.
 * @returns the input if it is not a page of the project
 */
export function typedPage({ files }: ContentStore, typed: string): string {
  const path = typedPath(typed);
  const isFull = /^https?:/i.test(typed) && URL.canParse(typed);
  if (!isFull && !typed.startsWith('/')) return path;
  const { pathname, hash } = new URL(typed, 'https://a.example');
  const address = normalizeUrl(pathname);
  const fileAt = (asked: string) => [...files.values()].find(({ url }) => url === asked)?.file;
  return (
    fileAt(address + decoded(hash)) ?? fileAt(address) ?? (isFull || path.startsWith('..') ? typed : path)
  );
}
