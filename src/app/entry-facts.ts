import type { Entry, Site } from '../content/entry.ts';
import { categoryOf, iconOf, languageOf, pageType } from '../content/types/index.ts';
import { en } from '../site/labels.en.ts';
import { ru } from '../site/labels.ru.ts';

/* Facts about an entry for search results and social pictures. */

const labelsOf = (entry: Entry) => (languageOf(entry) === 'en' ? en : ru);

/** What search results show besides a page's title and text, and further words that find it. */
export function searchFacts(entry: Entry) {
  const { names, search } = pageType(entry.type);
  const category = categoryOf(entry, labelsOf(entry));
  return {
    kind: names.one,
    ...(category === undefined ? {} : { category }),
    icon: iconOf(entry),
    words: [...(category === undefined ? [] : [category]), ...(search.words?.(entry.data) ?? [])],
  };
}

/** Texts of an entry's social picture: its title, its type and the brand. */
export function socialCard(entry: Entry, { settings }: Site) {
  const face = pageType(entry.type).social(entry, labelsOf(entry), settings);
  return { title: entry.data.title, brand: settings.brand, ...face };
}
export type SocialCard = ReturnType<typeof socialCard>;
