import type { Site } from '../engine/site.ts';
import { baseCommit, textsAt } from './repository.ts';

/** Git is asked once for a file of a site. */
const published = new WeakMap<Site, Map<string, string>>();

function textBefore(site: Site, file: string): string {
  const known = published.get(site) ?? new Map<string, string>();
  published.set(site, known);
  const base = known.has(file) ? null : baseCommit(site.root);
  const text = known.get(file) ?? (base ? textsAt(site.root, base, [file]).get(file) : null) ?? '';
  known.set(file, text);
  return text;
}

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
  const same = before
    .split('\n')
    .filter((line) => line.length > head.length + tail.length && line.startsWith(head) && line.endsWith(tail))
    .map((line) => line.slice(head.length, line.length - tail.length))
    .filter((href) => /^\/[^\s"')]*$/.test(href));
  // Several lines that differ in the address alone: the place among them tells nothing.
  return new Set(same).size === 1 ? (same[0] ?? null) : null;
}
