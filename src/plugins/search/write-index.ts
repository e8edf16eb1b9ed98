import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchFacts } from '../../app/search-facts.ts';
import type { Entry, SiteIndex } from '../../content/entry.ts';
import { htmlFile } from '../../content/files/paths.ts';
import { listed } from '../../content/queries/entry-lists.ts';
import { isTemplate, languageOf, pageTypes } from '../../content/types/index.ts';
import { groupOf, pointerFile } from '../../search/format.ts';
import type { WrittenPage } from '../prerender/print-pages.ts';
import { sectionsOf } from './extract.ts';
import { type IndexedPage, makeIndex, withoutFixtures } from './make-index.ts';

/** Copies texts out of the page they were cut from: V8 keeps the whole page for the sake of a part of it. */
const detached = <T>(texts: T): T => JSON.parse(JSON.stringify(texts)) as T;

/**
 * Writes the search index of the finished pages: those that search engines may list too, so no draft and no not-found
 * page. Of the leftover template pages it knows what they are called and are about.
 */
export function writeSearchIndex(site: string, index: SiteIndex, written: readonly WrittenPage[]): void {
  const { searchWords = {} } = index;
  const isFound = new Map(written.map(({ url, listed: isListed }) => [url, isListed]));
  // In the order of their lists, so that pages of a group can be listed without a query.
  const entries = pageTypes.flatMap(({ name }) => listed(index, name) as Entry[]);
  const pages = entries.flatMap((entry): IndexedPage[] => {
    const { url } = entry;
    if (!isFound.get(url) && !(isFound.has(url) && isTemplate(entry))) return [];
    const { title, description } = entry.data;
    const sections = isTemplate(entry)
      ? [{ text: '' }]
      : detached(sectionsOf(readFileSync(join(site, htmlFile(url)), 'utf8')));
    const synonyms = [url, ...entry.aliases].flatMap((address) => searchWords[address] ?? []);
    return [
      {
        url,
        title,
        ...searchFacts(entry),
        description,
        sections,
        synonyms,
        group: groupOf(entry.type, languageOf(entry)),
        isTemplate: isTemplate(entry),
      },
    ];
  });
  const { folder, files } = makeIndex(withoutFixtures(pages));
  mkdirSync(join(site, folder), { recursive: true });
  for (const [name, text] of files) writeFileSync(join(site, folder, name), text);
  writeFileSync(join(site, pointerFile), JSON.stringify({ folder }));
}
