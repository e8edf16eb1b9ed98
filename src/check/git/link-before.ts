import { memo } from '../../content/memo.ts';
import type { Site } from '../engine/site.ts';
import { baseCommit, textAt } from './repository.ts';

/** Git is asked once for a file of a site. */
const textBefore = (site: Site, file: string): string =>
  memo(site, `before ${file}`, () => {
    const base = baseCommit(site.root);
    return (base && textAt(site.root, base, file)) ?? '';
  });

/**
 * Where a link led in the published version of its file, when nothing but its address has changed on its line: a page
 * that was renamed twice has left an address that git never knew.
 * @returns the old address as it was written, or null
 */
export function linkBefore(site: Site, file: string, from: number, to: number): string | null {
  const before = textBefore(site, file);
  const source = site.files.get(file)?.content.source ?? '';
  if (!before) return null;
  const start = source.lastIndexOf('\n', from - 1) + 1;
  const end = source.indexOf('\n', to);
  const head = source.slice(start, from);
  const tail = source.slice(to, end < 0 ? undefined : end);
  const over = source.slice(0, start).trimEnd().split('\n').at(-1)?.trim() ?? '';
  const rows = before.split('\n');
  const same = rows.flatMap((line, row) => {
    if (line.length <= head.length + tail.length || !line.startsWith(head) || !line.endsWith(tail)) return [];
    const href = line.slice(head.length, line.length - tail.length);
    return /^\/[^\s"')]*$/.test(href) ? [{ href, isBelow: (rows[row - 1]?.trim() ?? '') === over }] : [];
  });
  const [beside, alone] = [same.filter(({ isBelow }) => isBelow), same].map(
    (found) => new Set(found.map(({ href }) => href)),
  );
  // Of lines that differ in the address alone, the one above them tells which is which: `title:` over `link:`.
  const [only] = beside?.size === 1 ? beside : alone?.size === 1 ? alone : [];
  return only ?? null;
}
