import { z } from 'zod';
import { line, list, portrait, whole } from '../../schemas/common.ts';
import { common } from '../../schemas/entry-fields.ts';
import { byOrder, type CardWith, cardWith, type PageEntryType } from '../entry-type.ts';

const schema = z.strictObject({
  ...common,
  order: whole(1, 9999, 'Место в списке команды.'),
  role: line(2, 60, 'Должность.'),
  image: portrait,
  skills: list(
    z.strictObject({
      title: line(2, 40, 'Навык.'),
      value: whole(0, 100, 'Уровень навыка в процентах.'),
    }),
    1,
    6,
    'Навыки с процентами, от 1 до 6.',
  ),
});

const shown = ['title', 'role', 'image'] as const;
export type MemberCard = CardWith<z.output<typeof schema>, (typeof shown)[number]>;

declare module '../registry.ts' {
  interface EntryTypes {
    member: { schema: typeof schema; card: MemberCard };
  }
}

/** A template team member, /team-single/{slug}. English text. */
export const type: PageEntryType<'member'> = {
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
  card: (entry) => cardWith(entry, shown),
  search: { icon: 'user-check' },
  social: ({ data }) => ({ label: data.role, accent: 'students', icon: 'user-check' }),
  scaffold: () => 'Replace (two or three paragraphs about the person).\n',
};
