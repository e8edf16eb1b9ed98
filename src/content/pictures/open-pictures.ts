import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join, posix, sep } from 'node:path';
import project from '../../../package.json' with { type: 'json' };
import { once } from '../../once.ts';
import type { Entry } from '../entry.ts';
import { exactPath, listFiles } from '../files/list-files.ts';
import { decoded, pagesFolder } from '../files/paths.ts';
import { slugify } from '../files/slugs.ts';
import { nearest } from '../problems/suggest.ts';
import { type Measured, measure } from './measure.ts';
import { type EntryPicture, filesOf, isServedAsIs, type PictureData, recipe } from './picture.ts';
import * as refusals from './refusals.ts';

/** A picture and its original, as a path from the project root. */
export interface PictureUse {
  source: string;
  picture: PictureData;
}

/** The project's pictures, read on demand and again after a change. */
export interface Pictures {
  /**
   * Resolves a picture's address in a page: a file beside the page, or in `public/` by `/name.png`.
   * @param file the page, as a path from the project root
   */
  find: (file: string, src: string) => PictureUse | { refusal: refusals.PictureRefusal };
  /** The picture of a converted file's path in the output folder, among those found so far; null if there is none. */
  madeInto: (path: string) => PictureUse | null;
}

/** What a body contains of a picture: its hash below a base path, or why it has none. */
export const foundAs = (found: ReturnType<Pictures['find']>, base: string): string =>
  'picture' in found ? base + found.picture.hash : found.refusal.rule;

/** Whether a file is a picture, by its extension; HEIC and TIFF included, which browsers do not show. */
export const isPictureFile = (name: string) => /\.(?:avif|gif|hei[cf]|jpe?g|png|svg|tiff?|webp)$/i.test(name);

/**
 * Matches what runs code or loads other files when an SVG is opened by its URL: scripts and HTML with any prefix, handlers,
 * links, animated links, declarations that give elements attributes, control characters, with which other encodings (UTF-16,
 * ISO-2022) hide names. Character references may spell anything, so namespaces and names of animated attributes have none.
 */
export const unsafeSvg =
  /<(?:[^\s<>]+:)?(?:script|foreignObject)|xmlns(?::[^\s=:]*)?\s*=\s*["'][^"']*(?:1999\/xhtml|&#)|<!(?:ENTITY|ATTLIST)|<\?xml-stylesheet|[^\P{Cc}\s]|\son\w+\s*=|attributeName\s*=\s*["'][^"']*(?:href|&#)|(?:href|src)\s*=\s*["']\s*(?!#|data:image\/)[^"']/iu;

/** The conversion settings and library, which decide the converted files, as text for the hash. */
const conversion = () => JSON.stringify([recipe, project.devDependencies.sharp]);

/** Opens a project's pictures: one instance per project, so that each file is read once. */
export const openPictures = once(open);

function open(root: string): Pictures {
  const read = new Map<string, { stamp: string; found: PictureUse | { refusal: refusals.PictureRefusal } }>();
  const byOutput = new Map<string, PictureUse>();

  /** The path of an address from the root; null if it is outside of the page's top folder and of `public`. */
  function pathOf(file: string, src: string): string | null {
    const address = decoded(src.replace(/[?#].*$/, ''));
    const path = address.startsWith('/')
      ? posix.join('public', address)
      : posix.join(posix.dirname(file), address);
    const folder = address.startsWith('/') ? 'public' : (file.split('/')[0] ?? pagesFolder);
    return path.startsWith(`${folder}/`) && !path.includes('\0') ? path : null;
  }

  function find(file: string, src: string): PictureUse | { refusal: refusals.PictureRefusal } {
    if (/^(?:https?:)?\/\//.test(src)) return { refusal: refusals.foreign };
    if (/^data:/i.test(src)) return { refusal: refusals.dataUrl };
    const path = pathOf(file, src);
    if (path === null) return { refusal: refusals.outside(src) };
    const full = exactPath(root, path);
    const stat = full ? statSync(full, { throwIfNoEntry: false }) : undefined;
    if (!full || !stat?.isFile())
      return { refusal: refusals.missing(src, path, nearPicture(root, file, decoded(src))) };
    if (!realpathSync(full).startsWith(realpathSync(root) + sep)) return { refusal: refusals.outside(src) };
    const stamp = `${stat.size} ${stat.mtimeMs}`;
    const known = read.get(path);
    if (known?.stamp === stamp) return known.found;
    const found = readPicture(full, path, src, stat.size);
    read.set(path, { stamp, found });
    if ('picture' in found)
      for (const { path: output } of filesOf(found.picture)) byOutput.set(output, found);
    return found;
  }

  return { find, madeInto: (path) => byOutput.get(path) ?? null };
}

/** Reads an existing picture; refuses one that cannot be shown. */
function readPicture(full: string, path: string, src: string, size: number): ReturnType<Pictures['find']> {
  if (size > refusals.heaviest) return { refusal: refusals.tooHeavy(src, size, refusals.heaviest) };
  const bytes = readFileSync(full);
  const measured = examine(src, bytes);
  if ('refusal' in measured) return measured;
  const name = slugify(basename(path).replace(/\.\w+$/, '')) || 'picture';
  const hash = createHash('sha256').update(conversion()).update(bytes).digest('hex').slice(0, 8);
  return { source: path, picture: { name, hash, ...measured } };
}

/** Format and size of a picture, or why it cannot be shown. */
export function examine(src: string, bytes: Buffer): Measured | { refusal: refusals.PictureRefusal } {
  const measured = measure(bytes);
  if (!measured) return { refusal: refusals.unreadable(src, bytes) };
  const { width, height } = measured;
  const isLarge = width * height > refusals.mostPixels || Math.max(width, height) > refusals.longestSide;
  if (isLarge) return { refusal: refusals.tooLarge(src, width, height) };
  const heaviest = isServedAsIs(measured) ? refusals.heaviestAsIs : refusals.heaviest;
  if (bytes.length > heaviest) return { refusal: refusals.tooHeavy(src, bytes.length, heaviest) };
  if (measured.kind === 'svg' && unsafeSvg.test(bytes.toString('utf8')))
    return { refusal: refusals.runsCode(src) };
  return measured;
}

/** The address of a picture that may be meant: of this name in any folder, the nearest one first, else of a similar name. */
function nearPicture(root: string, file: string, src: string): string | null {
  const top = file.split('/')[0] ?? pagesFolder;
  const own = listFiles(join(root, top)).files.map((one) =>
    posix.relative(posix.dirname(file), `${top}/${one}`),
  );
  const shared = listFiles(join(root, 'public')).files.map((one) => `/${one}`);
  const all = [...own.sort((a, b) => a.length - b.length), ...shared].filter(isPictureFile);
  const name = (address: string) => posix.basename(address).normalize('NFC');
  const named = all.find((one) => name(one) === name(src));
  // Windows hides the last extension of `class.jpg.jpg`.
  const doubled = all.find((one) => name(one).startsWith(`${name(src)}.`));
  // Whole addresses share most of their letters: `/people/nobody.svg` would be near to any portrait.
  const stem = (address: string) => posix.parse(name(address)).name;
  const near = nearest(stem(src), all.map(stem))?.name;
  return named ?? doubled ?? all.find((one) => stem(one) === near) ?? null;
}

/**
 * Pictures named in frontmatter, with their files and alternative texts. Invalid ones are left out: the check reports them (src/check/rules/site/pictures.ts), and
 * the entry shows its scene.
 */
export const entryUses = (entries: readonly Entry[], pictures: Pictures) =>
  entries.flatMap(({ file, data }) => {
    if (!('picture' in data) || !data.picture) return [];
    const found = pictures.find(file, data.picture.file);
    return 'picture' in found ? [{ ...found, file, alt: data.picture.alt }] : [];
  });

/** The same by file, without their originals. */
export const entryPictures = (entries: readonly Entry[], pictures: Pictures): Record<string, EntryPicture> =>
  Object.fromEntries(entryUses(entries, pictures).map(({ file, picture, alt }) => [file, { picture, alt }]));
