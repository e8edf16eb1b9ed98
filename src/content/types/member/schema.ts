import { z } from 'zod';
import { line, portrait, whole } from '../../schemas/common.ts';
import { about, common } from '../../schemas/entry-fields.ts';

/** A template team member, /team-single/{slug}. English text. */
export const memberSchema = z.strictObject({
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
