import { featureCategories } from '../vocabulary.ts';
import { type Entry, type EntryOf, languageOf, type PageType, type SiteIndex } from './entry.ts';

/* Entries in their order, computed once an index: with thousands of posts each page must not sort them again. */

const byOrder = (a: { data: { order: number } }, b: { data: { order: number } }) =>
  a.data.order - b.data.order;

function ofType<T extends PageType>(index: SiteIndex, type: T): EntryOf<T>[] {
  return index.entries.filter((entry): entry is EntryOf<T> & Entry => entry.type === type && !entry.notFound);
}

const memo = new WeakMap<SiteIndex, Map<string, unknown>>();
/**
 * A result that is the same for every page of an index.
 * @param key names the result
 */
export function once<T>(index: SiteIndex, key: string, compute: () => T): T {
  const results = memo.get(index) ?? new Map<string, unknown>();
  memo.set(index, results);
  if (!results.has(key)) results.set(key, compute());
  return results.get(key) as T;
}

/** The features by category, in the order of the site's vocabulary. */
export const features = (index: SiteIndex) =>
  once(index, 'features', () =>
    ofType(index, 'feature').sort(
      (a, b) =>
        featureCategories.indexOf(a.data.category) - featureCategories.indexOf(b.data.category) ||
        byOrder(a, b),
    ),
  );
/** The posts in the language of an entry: English samples keep to the English pages. */
export const posts = (index: SiteIndex, entry: Entry) =>
  once(index, `posts ${languageOf(entry)}`, () =>
    ofType(index, 'post')
      .filter((post) => languageOf(post) === languageOf(entry))
      .sort((a, b) => b.data.date.localeCompare(a.data.date) || a.url.localeCompare(b.url)),
  );
/** Entries of a type by their order number. */
export const ordered = <T extends 'portfolio' | 'member' | 'service'>(index: SiteIndex, type: T) =>
  once(index, type, () =>
    (ofType(index, type) as Extract<Entry, { type: 'portfolio' | 'member' | 'service' }>[]).sort(byOrder),
  ) as EntryOf<T>[];

/** Position of each post in date order, so that a post finds its neighbours without a search. */
export const positions = (index: SiteIndex, entry: Entry) =>
  once(
    index,
    `positions ${languageOf(entry)}`,
    () => new Map(posts(index, entry).map((post, position) => [post.url, position])),
  );

/** All tags of the posts, the most used first; of equals the one that newer posts carry. */
export const tagsByUse = (index: SiteIndex, entry: Entry) =>
  once(index, `tags ${languageOf(entry)}`, () => {
    const uses = new Map<string, number>();
    for (const { data } of posts(index, entry))
      for (const tag of data.tags ?? []) uses.set(tag, (uses.get(tag) ?? 0) + 1);
    return [...uses].sort((a, b) => b[1] - a[1]).map(([tag]) => tag);
  });

/** The entries that stand in one row with this one, in reading order. */
export function siblings(index: SiteIndex, entry: Entry): Entry[] {
  if (entry.type === 'feature') return features(index);
  if (entry.type === 'post') return posts(index, entry);
  if (entry.type === 'portfolio') return ordered(index, 'portfolio');
  if (entry.type === 'member') return ordered(index, 'member');
  if (entry.type === 'service') return ordered(index, 'service');
  return [];
}

/** Parents of the folders whose list has another address than the folder. */
export const listUrls: Partial<Record<PageType, string>> = {
  feature: '/features',
  post: '/blog',
  portfolio: '/portfolio',
  member: '/team',
  service: '/service',
  center: '/centers',
};

/** The entries by their address. */
export const byUrl = (index: SiteIndex) =>
  once(
    index,
    'byUrl',
    () => new Map(index.entries.filter(({ notFound }) => !notFound).map((entry) => [entry.url, entry])),
  );
