import type { Entry } from '../content/entry.ts';
import { categoryOf, iconOf, languageOf, pageType } from '../content/types/index.ts';
import { en } from '../site/labels.en.ts';
import { ru } from '../site/labels.ru.ts';
import type { IconName } from '../vocabulary.ts';

/** What a search result says of a page, and what it is found by, beside its text. */
export interface SearchFacts {
  kind: string;
  category?: string;
  icon: IconName;
  words: readonly string[];
}

export function searchFacts(entry: Entry): SearchFacts {
  const { names, search } = pageType(entry.type);
  const category = categoryOf(entry, languageOf(entry) === 'en' ? en : ru);
  return {
    kind: names.one,
    ...(category === undefined ? {} : { category }),
    icon: iconOf(entry),
    words: [...(category === undefined ? [] : [category]), ...(search.words?.(entry.data) ?? [])],
  };
}
