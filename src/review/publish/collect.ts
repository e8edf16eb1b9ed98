import { cpSync, lstatSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { isFile } from '../../content/files/list-files.ts';
import { type Limits, Refused } from './limits.ts';

/** What was taken from an artifact. */
export interface Collection {
  files: number;
  bytes: number;
  /** What was left out, as it was named: print it as JSON only. */
  leftOut: string[];
}

const longestPath = 500;

/**
 * Copies what a preview is made of from a stranger's folder into a new one: regular files with plain names and known
 * extensions. Everything else stays behind: links of both kinds (a hard link could show a file of the host), devices,
 * repositories, files that are too large. Modes mean nothing: git is told not to look at them.
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
    const isPlain = isPlainName(basename(entry)) && path.length <= longestPath;
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

/** What the site is made of (src/plugins, public/). */
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
const isPublishedFile = (path: string): boolean =>
  path === headers || extensions.has(/[^/]\.(\w+)$/.exec(path)?.[1] ?? '');

/** Settings of other hosts, which a build writes and no preview needs: leaving them out is not worth a word. */
const isNeedless = (path: string): boolean => path.startsWith('_host/');
