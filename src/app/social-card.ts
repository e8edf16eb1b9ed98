import type { Entry, Site } from '../content/entry.ts';
import { languageOf } from '../content/entry.ts';
import { en } from '../site/labels.en.ts';
import { ru } from '../site/labels.ru.ts';
import type { IconName } from '../vocabulary.ts';
import type { accents } from './identity.ts';

/** What a page's social picture says. */
export interface SocialCard {
  title: string;
  /** Stands over the title: category, rubric, role; empty where the page has none. */
  label: string;
  accent: keyof typeof accents;
  /** Drawn in the star; null is the logo's notebook. */
  icon: IconName | null;
  brand: string;
}

/** The picture of an entry: its title, what kind of thing it is, and the brand. */
export function socialCard(entry: Entry, { settings }: Site): SocialCard {
  const { categories } = (languageOf(entry) === 'en' ? en : ru).feature;
  const common = { title: entry.data.title, accent: 'students' as const, brand: settings.brand };
  switch (entry.type) {
    case 'feature':
      return {
        ...common,
        label: categories[entry.data.category],
        accent: entry.data.category,
        icon: entry.data.icon,
      };
    case 'post':
      return { ...common, label: entry.data.category, accent: 'parents', icon: 'newspaper' };
    case 'center':
      return { ...common, label: entry.data.city, accent: 'centers', icon: 'building-2' };
    case 'member':
      return { ...common, title: entry.data.name, label: entry.data.role, icon: 'user-check' };
    case 'service':
      return { ...common, label: '', accent: 'tutors', icon: entry.data.icon };
    case 'portfolio':
      return { ...common, label: entry.data.industry, accent: 'parents', icon: 'briefcase' };
    default:
      return entry.url === '/'
        ? { ...common, title: settings.tagline, label: '', icon: null }
        : { ...common, label: entry.data.shortTitle ?? '', icon: null };
  }
}
