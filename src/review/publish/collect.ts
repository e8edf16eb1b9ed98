import { cpSync, lstatSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { isFile } from '../../content/files/list-files.ts';
import { headersFile } from '../../hosts/headers.ts';
import { mimeTypes } from '../../hosts/mime.ts';
import { type Limits, Refused } from './limits.ts';

/** What was taken from an artifact. */
interface Collection {
  files: number;
  bytes: number;
  /** What was left out, as it was named: print it as JSON only. */
  leftOut: string[];
}

const longestPath = 500;

/**
 * Copies what a preview is made of from a stranger's folder into a new one: regular files with plain names and known
 * extensions. Everything else stays behind: links of both kinds (a hard link could show a file of the host), devices,
 * repositories, files that are too large, and whatever a host would take for an order (`isOrder`). Modes mean nothing: git
 * is told not to look at them. The headers that a host sends are ours.
 * @param from folder that holds what an artifact brought; nothing in it is believed
 * @param to folder that does not exist yet
 * @throws {Refused} when there is too much, or no page at all; then `to` is not whole and must not be used
 */
export function collect(from: string, to: string, limits: Limits): Collection {
  const taken: Collection = { files: 0, bytes: 0, leftOut: [] };
  let seen = 0;

  // Asked of each entry before it is read: a list of a million names is refused in time, and so is a sparse file, which takes no
  // room until somebody reads it.
  const isTaken = (entry: string): boolean => {
    if (entry === from) return true;
    if (++seen > limits.entries) throw new Refused('entries');
    const path = relative(from, entry).replaceAll(sep, '/');
    const stat = lstatSync(entry);
    const isPlain = isPlainName(basename(entry)) && path.length <= longestPath && !isOrder(path);
    if (isPlain && stat.isDirectory()) return true;
    const isWhole = stat.isFile() && stat.nlink === 1 && stat.size <= limits.file;
    if (!isPlain || !isWhole || !isPublishedFile(path)) {
      if (!isNeedless(path)) taken.leftOut.push(path);
      return false;
    }
    taken.files++;
    taken.bytes += stat.size;
    if (taken.bytes > limits.preview) throw new Refused('bytes');
    return true;
  };

  cpSync(from, to, { recursive: true, filter: isTaken });
  if (!isFile(join(to, 'index.html'))) throw new Refused('empty');
  writeFileSync(join(to, headers), ownHeaders);
  return taken;
}

/**
 * Names that a published file or folder may have: Latin and Cyrillic letters, digits, `_`, `-` and dots inside. What
 * git, a shell, Windows or a browser could read as something else is none: `.git` in every spelling begins with a dot
 * or needs a `~` or an invisible letter, `..` begins with a dot, no name holds a line break or a slash.
 */
const plainName = /^[\wЁА-яё](?:[\wЁА-яё.-]*[\wЁА-яё-])?$/;
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Most file systems take 255 bytes, and a letter has up to two here. */
const longestName = 120;

/** Where a build and a preview put scripts. Elsewhere one could be a host's function or answer for all pages as a service worker. */
const script = /^(?:static|preview)\/.+\.js$/;

/** @param path path inside the preview, with forward slashes */
function isPublishedFile(path: string): boolean {
  const [, extension = ''] = /[^/]\.(\w+)$/.exec(path) ?? [];
  return extension === 'js' ? script.test(path) : Object.hasOwn(mimeTypes, extension);
}

/** Names with `_` in front that a build gives: data of pages, the gallery, the health page, what the writers' bar asks for. */
const ownNames =
  /^_(?:page|components|workshop)(?:\/|$)|^_(?:components|health)\.html$|^(?:static|preview)\//;

/**
 * Whether a host would obey a file instead of serving it: Cloudflare Pages runs `_worker.js` as code of the server,
 * with `_routes.json` beside it, and both hosts follow `_redirects`. So of names that begin with `_` ours alone are taken.
 */
const isOrder = (path: string): boolean => /(?:^|\/)_/.test(path) && !ownNames.test(path);

/** Headers for Netlify and Cloudflare Pages. A build's own are a stranger's too; its policy stands in every page. */
const headers = '_headers';
const ownHeaders = headersFile([
  {
    pattern: '/*',
    headers: {
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  },
]);

export const isPlainName = (name: string): boolean =>
  name.length <= longestName && plainName.test(name) && !device.test(name);

/** What a build writes for hosts and no preview needs: leaving it out is not worth a word. */
const isNeedless = (path: string): boolean =>
  path === headers || path === '_host' || path.startsWith('_host/');
