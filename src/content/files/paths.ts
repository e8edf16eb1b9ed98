/** Maps between files of `pages/` and addresses; pure functions for Node and browser. */

export const pagesFolder = 'pages';

/** Removes folder and extension: `pages/feature/x.mdx` -> `feature/x`. */
export const innerPath = (file: string) => file.slice(pagesFolder.length + 1).replace(/\.mdx$/, '');

/**
 * The URL of a file; null if the file or one of its folders begins with `_` or a dot.
 * @example fileToUrl('pages/feature/digital-journal.mdx') // '/feature/digital-journal'
 * @example fileToUrl('pages/index.mdx') // '/'
 */
export function fileToUrl(file: string): string | null {
  const parts = innerPath(file).normalize('NFC').split('/');
  if (parts.some((part) => /^[_.]/.test(part) || part === '')) return null;
  if (parts.at(-1) === 'index') parts.pop();
  return `/${parts.join('/')}`;
}

/** Whether a file is `_404.mdx`, which answers unknown addresses in or below its folder. */
export const isNotFoundFile = (file: string) => /(^|\/)_404\.mdx$/.test(file);

/** The folder URL of a `_404.mdx`: `pages/feature/_404.mdx` -> `/feature`, `pages/_404.mdx` -> `/`. */
export const notFoundScope = (file: string) => `/${innerPath(file).split('/').slice(0, -1).join('/')}`;

/**
 * Normalises an address: decoded (but `%2F` and other reserved characters), NFC, without query, hash and trailing slash.
 * @example normalizeUrl('/about/?a#b') // '/about'
 */
export const normalizeUrl = (url: string): string =>
  decoded(url.replace(/[?#].*$/, ''), decodeURI).replace(/\/+$/, '') || '/';

/** Decodes a part of an address to NFC; one with a malformed escape is returned unchanged. */
export function decoded(part: string, decode = decodeURIComponent): string {
  try {
    return decode(part).normalize('NFC');
  } catch {
    return part.normalize('NFC');
  }
}

/** Removes the anchor of an address: `/privacy#8-kontakty` -> `/privacy`. */
export const pageOf = (address: string) => address.replace(/#.*/, '');

/**
 * Adds missing slashes at both ends of a base path.
 * @example withSlashes('some/prefix') // '/some/prefix/'
 */
export function withSlashes(path: string): string {
  const inside = path.replace(/^\/+|\/+$/g, '');
  return inside ? `/${inside}/` : '/';
}

/** The output file of a page: `/` -> `index.html`, `/feature/x` -> `feature/x.html`. */
export const htmlFile = (url: string) => (url === '/' ? 'index.html' : `${url.slice(1)}.html`);

/** The data file of a page for client navigation, in `_page/`, a name that no page can have. */
export const dataFile = (url: string) => `_page/${url === '/' ? 'index' : url.slice(1)}.json`;

/**
 * Joins the base path and an address of the site.
 * @example withBase('/some/prefix/', '/about') // '/some/prefix/about'
 */
export const withBase = (base: string, url: string) => base.replace(/\/$/, '') + url;
