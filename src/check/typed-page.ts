import { typedPath } from '../command-line.ts';
import { decoded, isNotFoundFile, normalizeUrl } from '../content/files/paths.ts';
import type { ContentStore } from '../content/store.ts';

/**
 * Resolves a page typed as a path, or as an address, which may be copied from a browser.
 * @returns its path from the project's folder, even if there is no such file; an unknown address as typed
 */
export function typedPage({ files }: ContentStore, typed: string): string {
  const path = typedPath(typed);
  const isFull = /^https?:/i.test(typed) && URL.canParse(typed);
  // `about` is short for the file.
  if (!isFull && !typed.startsWith('/'))
    return [path, `pages/${path}`, `pages/${path}.mdx`].find((one) => files.has(one)) ?? path;
  const { pathname, hash } = new URL(typed, 'https://a.example');
  const address = normalizeUrl(pathname);
  const pages = [...files.values()].filter(({ file }) => !isNotFoundFile(file));
  const fileAt = (wanted: string) => pages.find(({ url }) => url === wanted)?.file;
  return (
    fileAt(address + decoded(hash)) ?? fileAt(address) ?? (isFull || path.startsWith('..') ? typed : path)
  );
}
