import { z } from 'zod';
import { line, list, scene, whole } from '../../schemas/common.ts';
import { common } from '../../schemas/entry-fields.ts';
import { cardWith, type PageEntryType } from '../entry-type.ts';

const schema = z.strictObject({
  ...common,
  city: line(2, 60, 'Город центра. Пример: Ташкент.'),
  address: line(5, 120, 'Адрес центра.'),
  since: whole(1900, 2100, 'Год основания.'),
  groups: whole(0, 10000, 'Сколько групп занимается.'),
  tutors: whole(0, 10000, 'Сколько преподавателей.'),
  students: whole(0, 100000, 'Сколько учеников.'),
  subjects: list(line(2, 60, 'Предмет.'), 1, 20, 'Предметы, от 1 до 20.'),
  scene: scene.describe('Сцена: имя рисунка продукта. Пример: center-page.'),
});

declare module '../registry.ts' {
  interface EntryTypes {
    center: { schema: typeof schema; card: PageCard };
  }
}

/** A learning centre's profile, /centers/{id}. */
export const type: PageEntryType<'center'> = {
  name: 'center',
  folder: 'centers',
  place: 4,
  schema,
  names: { one: 'Учебный центр', what: 'учебный центр', command: 'center' },
  list: '/centers',
  card: (entry) => cardWith(entry, ['title']),
  search: { icon: 'building-2', words: ({ city, subjects }) => [city, ...subjects] },
  social: ({ data }) => ({ label: data.city, accent: 'centers', icon: data.icon ?? 'building-2' }),
  scaffold: () => 'Замените (рассказ о центре, два–три абзаца).\n',
};
