import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decoded, htmlFile } from '../../content/files/paths.ts';
import { writeFiles } from '../../write-files.ts';
import { oldFolder } from '../address.ts';
import type { Version } from '../compare/built.ts';
import type { Review } from '../types.ts';

/** Files that a page without scripts needs for its look. */
const isVisible = /\.(?:css|woff2|svg|png|jpe?g|webp|avif|gif)$/;
/**
 * Copies what the report shows of the base: photographed pages without scripts, files that differ or are missing in the
 * head, and social pictures. Cards whose picture file is missing lose the picture.
 */
export function keepOldFiles(review: Review, base: Version | null, head: Version): void {
  /** Matches addresses of the site's own files and pages in HTML and CSS. */
  const addresses = new RegExp(`(="|url\\(["']?|\\d[wx], )${head.basePath}(?!/)([^"')\\s,]*)`, 'g');
  /** Returns the path in the preview of a file of the base; copies the file if it differs. */
  const keep = (path: string): string => {
    const [old, now] = [base && join(base.folder, path), join(head.folder, path)];
    if (!old || !isVisible.test(path) || !existsSync(old)) return path;
    if (existsSync(now) && readFileSync(old).equals(readFileSync(now))) return path;
    const kept = path.endsWith('.css') ? withKept(readFileSync(old, 'utf8')) : readFileSync(old);
    writeFiles(head.folder, [[oldFolder + path, kept]]);
    return oldFolder + path;
  };
  /** Replaces the addresses of files that differ. */
  const withKept = (text: string) =>
    text.replace(addresses, (_, before: string, address: string) => {
      const [path = ''] = address.split(/[?#]/);
      return `${before}${head.basePath}${keep(`/${decoded(path, decodeURI)}`).slice(1)}${address.slice(path.length)}`;
    });

  for (const { url, from, shots, card } of review.pages) {
    if (card?.before?.picture) card.before.picture = keep(card.before.picture);
    for (const side of [card?.before, card?.after])
      if (side?.picture && !existsSync(join(head.folder, side.picture))) side.picture = null;
    const old = base && join(base.folder, htmlFile(from ?? url));
    // A new page has no old version, even if quarantined.
    if (!old || shots.length === 0 || !existsSync(old)) continue;
    const html = readFileSync(old, 'utf8')
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      // Its hashes match the original styles.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    writeFiles(head.folder, [[join(oldFolder, htmlFile(from ?? url)), withKept(html)]]);
  }
}
