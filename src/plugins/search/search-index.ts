import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchFacts } from '../../app/search-facts.ts';
import type { Entry } from '../../content/entry.ts';
import { htmlFile } from '../../content/files/paths.ts';
import { pointerFile } from '../../search/format.ts';
import type { WrittenPage } from '../prerender/print-pages.ts';
import { sectionsOf } from './extract.ts';
import { type IndexedPage, makeIndex, withoutFixtures } from './make-index.ts';

/** Copies texts out of the page they were cut from: V8 keeps the whole page for the sake of a part of it. */
const detached = <T>(texts: T): T => JSON.parse(JSON.stringify(texts)) as T;

/**
 * Writes the search index of the finished pages: those that search engines may list too, so no template page, no draft
 * and no not-found page.
 */
export function writeSearchIndex(
  site: string,
  entries: readonly Entry[],
  written: readonly WrittenPage[],
): void {
  const byUrl = new Map(entries.map((entry) => [entry.url, entry]));
  const pages = written.flatMap(({ url, listed }): IndexedPage[] => {
    const entry = byUrl.get(url);
    if (!listed || !entry || entry.notFound) return [];
    const { title, description } = entry.data;
    const sections = detached(sectionsOf(readFileSync(join(site, htmlFile(url)), 'utf8')));
    return [{ url, title, ...searchFacts(entry), description, sections }];
  });
  const { folder, files } = makeIndex(withoutFixtures(pages));
  mkdirSync(join(site, folder), { recursive: true });
  for (const [name, text] of files) writeFileSync(join(site, folder, name), text);
  writeFileSync(join(site, pointerFile), JSON.stringify({ folder }));
}
