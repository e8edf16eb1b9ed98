import { z } from 'zod';
import { line, portrait, whole } from '../../schemas/common.ts';
import { about, common } from '../../schemas/entry-fields.ts';
import { byOrder, definePageType } from '../entry-type.ts';
import { englishSample } from '../scaffold.ts';

/** What lists show of a team member. */
export interface MemberCard {
  url: string;
  name: string;
  role: string;
  image: string | null;
}

const schema = z.strictObject({
  ...common,
  slug: about.slug,
  order: whole(1, 99, 'Место в списке команды.'),
  name: line(2, 60, 'Имя и фамилия.'),
  role: line(2, 60, 'Должность.'),
  image: portrait,
  skills: z
    .array(
      z.strictObject({
        title: line(2, 40, 'Навык.'),
        value: whole(0, 100, 'Уровень навыка в процентах.'),
      }),
    )
    .min(1)
    .max(6)
    .describe('Навыки с процентами, от 1 до 6.'),
});

declare module '../registry.ts' {
  interface EntryTypes {
    member: { schema: typeof schema; card: MemberCard };
  }
}

/** A template team member, /team-single/{slug}. English text. */
export const type = definePageType<'member'>({
  name: 'member',
  folder: 'team-single',
  place: 7,
  schema,
  names: {
    one: 'Человек в команде (образец)',
    what: 'человек в команде (образец, по-английски)',
    command: 'team',
    title: 'Имя и фамилия',
  },
  list: '/team',
  template: 'all',
  order: byOrder,
  card: ({ url, data }) => ({
    url,
    name: data.name,
    role: data.role,
    image: data.image ?? null,
  }),
  nameOf: ({ name }) => name,
  search: { icon: 'user-check' },
  social: ({ data }) => ({ title: data.name, label: data.role, accent: 'students', icon: 'user-check' }),
  scaffold: {
    sample: (facts) => ({
      ...englishSample(facts),
      order: facts.order,
      name: facts.title,
      role: 'Replace with the role',
      image: '/people/name.webp',
      skills: [{ title: 'Replace with a skill', value: 80 }],
    }),
    body: () => 'Replace with two or three paragraphs about the person.\n',
  },
});
