import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchFacts } from '../../app/entry-facts.ts';
import type { Entry, SiteIndex } from '../../content/entry.ts';
import { htmlFile } from '../../content/files/paths.ts';
import { listed } from '../../content/queries/entry-lists.ts';
import { isTemplate, isUnlisted, languageOf, pageTypes } from '../../content/types/index.ts';
import { groupOf, pointerFile, type SectionText } from '../../search/format.ts';
import { writeFiles } from '../../write-files.ts';
import { sectionsOf } from './extract.ts';
import { type IndexedPage, makeIndex, withoutFixtures } from './make-index.ts';

/**
 * Makes the search index of all entries except not-found and unlisted pages, with drafts in dev and previews. Template pages are
 * indexed by title and description only.
 * @param textOf returns the text of the page at an address
 * @returns the index's files by name, and the name of their folder
 */
export function searchIndexOf(
  index: SiteIndex,
  textOf: (url: string) => SectionText[],
): ReturnType<typeof makeIndex> {
  const { searchWords = {} } = index;
  const pages = searchedEntries(index).map((entry): IndexedPage => {
    const { url } = entry;
    const { title, description } = entry.data;
    const sections = isTemplate(entry) ? [{ text: '' }] : textOf(url);
    const synonyms = [url, ...entry.aliases].flatMap((address) => searchWords[address] ?? []);
    return {
      url,
      title,
      ...searchFacts(entry),
      description,
      sections,
      synonyms,
      group: groupOf(entry.type, languageOf(entry)),
      isTemplate: isTemplate(entry),
    };
  });
  return makeIndex(withoutFixtures(pages));
}

/** The entries for the index, type by type: the dialog lists groups in this order without a query. */
export const searchedEntries = (index: SiteIndex): Entry[] =>
  pageTypes
    .flatMap(({ name }) => listed(index, name) as Entry[])
    .filter((entry) => !entry.url.startsWith('/_') && !isUnlisted(entry));

/** Writes the search index of the rendered pages into the output folder. */
export function writeSearchIndex(site: string, index: SiteIndex): void {
  const { folder, files } = searchIndexOf(index, (url) =>
    sectionsOf(readFileSync(join(site, htmlFile(url)), 'utf8')),
  );
  writeFiles(join(site, folder), files);
  writeFiles(site, [[pointerFile, JSON.stringify({ folder })]]);
}
