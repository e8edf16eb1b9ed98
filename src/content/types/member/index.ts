import { byOrder, definePageType } from '../entry-type.ts';
import { english } from '../scaffold.ts';
import { type MemberCard, memberCard } from './card.ts';
import { memberSchema } from './schema.ts';

declare module '../registry.ts' {
  interface EntryTypes {
    member: { schema: typeof memberSchema; card: MemberCard };
  }
}

/** A template team member, /team-single/{slug}. English text. */
export const type = definePageType<'member'>({
  name: 'member',
  folder: 'team-single',
  place: 7,
  schema: memberSchema,
  names: {
    one: 'Человек в команде (образец)',
    what: 'человек в команде (образец, по-английски)',
    command: 'team',
    title: 'Имя и фамилия',
  },
  list: '/team',
  template: 'all',
  order: byOrder,
  card: memberCard,
  nameOf: ({ name }) => name,
  isLong: () => false,
  hasHeading: () => true,
  search: { icon: 'user-check' },
  social: ({ data }) => ({ title: data.name, label: data.role, accent: 'students', icon: 'user-check' }),
  weight: 'text',
  scaffold: {
    sample: (facts) => ({
      ...english(facts),
      order: facts.order,
      name: facts.title,
      role: 'Replace with the role',
      image: '/people/name.webp',
      skills: [{ title: 'Replace with a skill', value: 80 }],
    }),
    body: () => 'Replace with two or three paragraphs about the person.\n',
  },
});
