import type { Entry, EntryOf, SiteIndex } from '../entry.ts';
import { memo } from '../memo.ts';
import { languageOf, pageType } from '../types/index.ts';
import type { CardOf, PageType } from '../types/registry.ts';

/* Entries in their order, computed once an index: with thousands of posts each page must not sort them again. */

type Language = 'ru' | 'en';
/** All that lists are made of. */
export type Entries = Pick<SiteIndex, 'entries'>;

/**
 * The entries of a type in their order.
 * @param language only those of a language: English samples keep to the English pages
 */
export const listed = <T extends PageType>(index: Entries, type: T, language?: Language): EntryOf<T>[] =>
  memo(index, `listed ${type} ${language}`, () => {
    const { order } = pageType(type);
    const found = index.entries
      .filter((entry) => entry.type === type && !entry.notFound)
      .filter((entry) => !language || languageOf(entry) === language) as EntryOf<PageType>[] as EntryOf<T>[];
    return order ? found.sort(order) : found;
  });

/** What lists show of an entry. */
export const cardOf = <T extends PageType>(index: SiteIndex, entry: EntryOf<T>): CardOf<T> =>
  pageType(entry.type).card(entry, index);

/** Position of each entry among its siblings, so that it finds its neighbours without a search. */
export const positions = (index: SiteIndex, entry: Entry): ReadonlyMap<string, number> =>
  memo(
    index,
    `positions ${entry.type} ${languageOf(entry)}`,
    () => new Map(siblings(index, entry).map(({ url }, position) => [url, position])),
  );

/** The entries that stand in one row with this one, in reading order; none where the type has no order. */
export const siblings = (index: SiteIndex, entry: Entry): Entry[] =>
  pageType(entry.type).order ? (listed(index, entry.type, languageOf(entry)) as Entry[]) : [];

/** The entries by their address. */
export const byUrl = (index: Entries): ReadonlyMap<string, Entry> =>
  memo(
    index,
    'byUrl',
    () => new Map(index.entries.filter(({ notFound }) => !notFound).map((entry) => [entry.url, entry])),
  );
