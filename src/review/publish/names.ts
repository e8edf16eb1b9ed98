/**
 * Names that a published file or folder may have: Latin and Cyrillic letters, digits, `_`, `-` and dots inside. What
 * git, a shell, Windows or a browser could read as something else is none: `.git` in every spelling begins with a dot
 * or needs a `~` or an invisible letter, `..` begins with a dot, no name holds a line break or a slash.
 */
const plainName = /^[\wЁА-яё](?:[\wЁА-яё.-]*[\wЁА-яё-])?$/;
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Most file systems take 255 bytes, and a letter has up to two here. */
const longestName = 120;

/** What the site is made of (src/plugins, public/). Packed copies are not: GitHub Pages packs by itself. */
const extensions = new Set([
  'html',
  'css',
  'js',
  'json',
  'xml',
  'txt',
  'webmanifest',
  'svg',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'avif',
  'ico',
  'woff2',
]);

/** Headers for Netlify and Cloudflare Pages, at the root only: everywhere else a file has an extension. */
const headers = '_headers';

export const isPlainName = (name: string): boolean =>
  name.length <= longestName && plainName.test(name) && !device.test(name);

/** @param path path inside the preview, with forward slashes */
export const isPublishedFile = (path: string): boolean =>
  path === headers || extensions.has(/[^/]\.(\w+)$/.exec(path)?.[1] ?? '');

/**
 * What a build writes and no preview needs, settings of other hosts and packed copies: leaving it out is not worth a word.
 * @param path path inside the preview, with forward slashes
 */
export const isNeedless = (path: string): boolean => /^\.nojekyll$|^_host\/|\.(?:br|gz)$/.test(path);
