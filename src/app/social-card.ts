import type { Entry, Site } from '../content/entry.ts';
import type { SocialFace } from '../content/types/entry-type.ts';
import { languageOf, pageType } from '../content/types/index.ts';
import { en } from '../site/labels.en.ts';
import { ru } from '../site/labels.ru.ts';

/** What a page's social picture says. */
export interface SocialCard extends SocialFace {
  title: string;
  brand: string;
}

/** The picture of an entry: its title, what kind of thing it is, and the brand. */
export function socialCard(entry: Entry, { settings }: Site): SocialCard {
  const words = languageOf(entry) === 'en' ? en : ru;
  const face = pageType(entry.type).social(entry, words, settings);
  return { title: entry.data.title, brand: settings.brand, ...face };
}
