import { cpSync, lstatSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { isFile } from '../../content/files/list-files.ts';
import { headersFile } from '../../hosts/headers.ts';
import { extensionOf, mimeTypes } from '../../hosts/mime.ts';
import { type Limits, PreviewRefused } from './limits.ts';

const longestPath = 500;

/**
 * Copies a preview from an untrusted folder into a new one: only regular files with plain names and known extensions.
 * Drops everything else: links (a hard link could expose a file of the host), devices, repositories, too large files,
 * and files that configure a host (`configuresHost`). File modes do not matter, since git ignores them here. Headers
 * are replaced by our own.
 * @param from folder with the artifact; untrusted
 * @param to folder that does not exist yet
 * @returns number and size of the copied files, and the paths of the dropped ones; untrusted, so print them only as JSON
 * @throws {PreviewRefused} if there are too many files, or no page; `to` is then incomplete and must not be used
 */
export function collect(from: string, to: string, limits: Limits) {
  const leftOut: string[] = [];
  const taken = { files: 0, bytes: 0, leftOut };
  let seen = 0;

  // Called for each entry before it is copied: refuses a million names early, and sparse files, which take no space
  // until read.
  const accepts = (entry: string): boolean => {
    if (entry === from) return true;
    if (++seen > limits.entries) throw new PreviewRefused('entries');
    const path = relative(from, entry).replaceAll(sep, '/');
    const stat = lstatSync(entry);
    const isPlain = isPlainName(basename(entry)) && path.length <= longestPath && !configuresHost(path);
    if (isPlain && stat.isDirectory()) return true;
    const isAcceptable = stat.isFile() && stat.nlink === 1 && stat.size <= limits.file;
    if (!isPlain || !isAcceptable || !isPublishedFile(path)) {
      if (!isUnneeded(path)) leftOut.push(path);
      return false;
    }
    taken.files++;
    taken.bytes += stat.size;
    if (taken.bytes > limits.preview) throw new PreviewRefused('bytes');
    return true;
  };

  cpSync(from, to, { recursive: true, filter: accepts });
  if (!isFile(join(to, 'index.html'))) throw new PreviewRefused('empty');
  writeFileSync(join(to, headers), ownHeaders);
  return taken;
}

/**
 * Allowed names of files and folders: Latin and Cyrillic letters, digits, `_`, `-`, inner dots, spaces and brackets. Excludes everything
 * that git, shells, Windows or browsers could interpret: all spellings of `.git` begin with a dot or need `~` or an
 * invisible character, `..` begins with a dot, and names have no line breaks or slashes.
 */
const plainName = /^[\wЁА-яё](?:[\wЁА-яё. ()-]*[\wЁА-яё)-])?$/;
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Maximum length of a name: file systems allow 255 bytes, and letters have up to two. */
const longestName = 120;

/** Folders for scripts. Elsewhere a script could be a host's function or a service worker for all pages. */
const scriptPath = /^(?:static|preview)\/.+\.js$/;

/** @param path path inside the preview, with forward slashes */
function isPublishedFile(path: string): boolean {
  const extension = extensionOf(path);
  return extension === 'js' ? scriptPath.test(path) : Object.hasOwn(mimeTypes, extension);
}

/** Allowed names with a leading `_`: data of pages, gallery, health page and writers' bar. */
const ownNames =
  /^_(?:page|components|workshop)(?:\/|$)|^_(?:components|health)\.html$|^(?:static|preview)\//;

/**
 * Whether a file would configure a host: Cloudflare Pages runs `_worker.js` as server code, with `_routes.json`, and
 * both hosts apply `_redirects`. So only our own names may begin with `_`.
 */
const configuresHost = (path: string): boolean => /(?:^|\/)_/.test(path) && !ownNames.test(path);

/** Headers for Netlify and Cloudflare Pages, replacing untrusted ones; every page contains its policy. */
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

/** Files of a build that previews do not need and that are dropped silently. */
const isUnneeded = (path: string): boolean =>
  path === headers || path === '_host' || path.startsWith('_host/');
