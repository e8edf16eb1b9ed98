/** A file's place is its URL: pure rules between files of `pages/` and addresses, for Node and browser. */

export const pagesFolder = 'pages';

/** `pages/feature/x.mdx` -> `feature/x`. */
export const inner = (file: string) => file.slice(pagesFolder.length + 1).replace(/\.mdx$/, '');

/**
 * The URL of a file, or null where the file or one of its folders begins with `_` (or with a dot: the system's own).
 * @example fileToUrl('pages/feature/digital-journal.mdx') // '/feature/digital-journal'
 * @example fileToUrl('pages/index.mdx') // '/'
 */
export function fileToUrl(file: string): string | null {
  const parts = inner(file).normalize('NFC').split('/');
  if (parts.some((part) => /^[_.]/.test(part) || part === '')) return null;
  if (parts.at(-1) === 'index') parts.pop();
  return `/${parts.join('/')}`;
}

/** True for `_404.mdx`, which answers unknown addresses at or below its folder. */
export const isNotFoundFile = (file: string) => /(^|\/)_404\.mdx$/.test(file);

/** The folder URL that a `_404.mdx` answers for: `pages/feature/_404.mdx` -> `/feature`, `pages/_404.mdx` -> `/`. */
export const notFoundScope = (file: string) => `/${inner(file).split('/').slice(0, -1).join('/')}`;

/**
 * An address as the router knows it: decoded, NFC, without query, hash and trailing slash.
 * @example normalizeUrl('/about/?a#b') // '/about'
 */
export const normalizeUrl = (url: string): string =>
  decoded(url.replace(/[?#].*$/, ''), decodeURI).replace(/\/+$/, '') || '/';

/** A part of an address as people read it, NFC; one with a malformed escape stays as it stands, and is found nowhere. */
export function decoded(part: string, decode = decodeURIComponent): string {
  try {
    return decode(part).normalize('NFC');
  } catch {
    return part.normalize('NFC');
  }
}

/** The page of an address, which may be an anchor on it: `/privacy#8-kontakty` -> `/privacy`. */
export const pageOf = (address: string) => address.replace(/#.*/, '');

/**
 * A base path as it is meant: with slashes at both ends.
 * @example withSlashes('some/prefix') // '/some/prefix/'
 */
export function withSlashes(path: string): string {
  const inside = path.replace(/^\/+|\/+$/g, '');
  return inside ? `/${inside}/` : '/';
}

/** Flat output: `/` -> `index.html`, `/feature/x` -> `feature/x.html`. */
export const htmlFile = (url: string) => (url === '/' ? 'index.html' : `${url.slice(1)}.html`);

/** The file with a page's data for client navigation; below `_page/`, which no page can be named. */
export const dataFile = (url: string) => `_page/${url === '/' ? 'index' : url.slice(1)}.json`;

/**
 * Joins the base path and an address of the site.
 * @example withBase('/some/prefix/', '/about') // '/some/prefix/about'
 */
export const withBase = (base: string, url: string) => base.replace(/\/$/, '') + url;
