import { definePageType } from '../entry-type.ts';
import type { PageCard } from '../page/card.ts';
import { russian } from '../scaffold.ts';
import { centerSchema } from './schema.ts';

declare module '../registry.ts' {
  interface EntryTypes {
    center: { schema: typeof centerSchema; card: PageCard };
  }
}

/** A learning centre's profile, /centers/{id}. */
export const type = definePageType<'center'>({
  name: 'center',
  folder: 'centers',
  place: 4,
  schema: centerSchema,
  names: { one: 'Учебный центр', what: 'учебный центр', command: 'center' },
  list: '/centers',
  template: 'none',
  card: ({ url, data }) => ({ url, title: data.title }),
  isLong: () => false,
  hasHeading: () => true,
  search: { icon: 'building-2', words: ({ city, subjects }) => [city, ...subjects] },
  social: ({ data }) => ({ label: data.city, accent: 'centers', icon: data.icon ?? 'building-2' }),
  weight: 'text',
  scaffold: {
    sample: (facts) => ({
      ...russian(facts),
      city: 'Ташкент',
      address: 'Замените улицей и домом',
      since: 2015,
      groups: 10,
      tutors: 10,
      students: 100,
      subjects: ['Математика'],
      scene: 'center-page',
    }),
    body: () => 'Замените рассказом о центре, два–три абзаца.\n',
  },
});
