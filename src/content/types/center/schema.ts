import { z } from 'zod';
import { line, scene, whole } from '../../schemas/common.ts';
import { about, common } from '../../schemas/entry-fields.ts';

/** A learning centre's profile, /centers/{id}. */
export const centerSchema = z.strictObject({
  ...common,
  slug: about.slug,
  city: line(2, 60, 'Город центра. Пример: Ташкент.'),
  address: line(5, 120, 'Адрес центра.'),
  since: whole(1950, 2100, 'Год основания.'),
  groups: whole(0, 10000, 'Сколько групп занимается.'),
  tutors: whole(0, 10000, 'Сколько преподавателей.'),
  students: whole(0, 100000, 'Сколько учеников.'),
  subjects: z
    .array(line(2, 60, 'Предмет.'))
    .min(1)
    .max(20)
    .describe('Предметы, от 1 до 20.'),
  scene,
});
