import type { Language } from '../../vocabulary.ts';
import type { Entry, EntryOf, SiteIndex } from '../entry.ts';
import { memo } from '../memo.ts';
import { languageOf, pageType } from '../types/index.ts';
import type { CardOf, PageType } from '../types/registry.ts';

/* Sorted lists of entries, computed once per index: sorting thousands of posts for each page would be slow. */

/** The entries for lists. */
export type Entries = Pick<SiteIndex, 'entries'>;

/**
 * The entries of a type in its order, without not-found pages.
 * @param language only entries in this language
 */
export const listed = <T extends PageType>(index: Entries, type: T, language?: Language): EntryOf<T>[] =>
  memo(index, `listed ${type} ${language}`, () => {
    const { order } = pageType(type);
    const found = index.entries
      .filter((entry) => entry.type === type && !entry.notFound)
      .filter((entry) => !language || languageOf(entry) === language) as EntryOf<PageType>[] as EntryOf<T>[];
    return order ? found.sort(order) : found;
  });

/** The cards of entries, by their type. */
export const cardsOf = <T extends PageType>(index: SiteIndex, entries: readonly EntryOf<T>[]): CardOf<T>[] =>
  entries.map((entry) => pageType(entry.type).card(entry, index));

/** The entries of an entry's type and language in order, itself included; none if the type has no order. */
export const siblings = (index: SiteIndex, entry: Entry): Entry[] =>
  pageType(entry.type).order ? (listed(index, entry.type, languageOf(entry)) as Entry[]) : [];

/** Entries by address, without aliases and not-found pages. */
export const byUrl = (index: Entries): ReadonlyMap<string, Entry> =>
  memo(
    index,
    'byUrl',
    () => new Map(index.entries.filter(({ notFound }) => !notFound).map((entry) => [entry.url, entry])),
  );
