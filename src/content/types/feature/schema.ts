import { z } from 'zod';
import { audiences, featureCategories } from '../../../vocabulary.ts';
import { line, scene, whole } from '../../schemas/common.ts';
import { about, benefits, common } from '../../schemas/entry-fields.ts';

/** A platform feature, /feature/{slug}. */
export const featureSchema = z.strictObject({
  ...common,
  slug: about.slug,
  category: z
    .enum(featureCategories)
    .describe(
      'Раздел списка функций: tutors — репетиторам, students — ученикам и родителям, centers — центрам.',
    ),
  audience: z
    .enum(audiences)
    .describe('Для кого карточка в карусели: tutors, students, parents, centers или all — для всех.'),
  order: whole(1, 99, 'Место в своём разделе: 1 — первая.'),
  carousel: whole(
    1,
    13,
    'Место в карусели инструментов на главной, от 1 до 13. Без поля карточки там нет.',
  ).optional(),
  icon: about.icon,
  scene,
  tagline: line(10, 90, 'Одна строка о пользе — для карточек и меню, от 10 до 90 знаков.'),
  benefits: benefits(3, 'Ключевые преимущества, от 3 до 8 строк.'),
  impact: about.impact.describe(
    '«Почему это круто?»: тексты для tutor, student, parent и center; хотя бы один. Без parent родитель видит текст для ученика.',
  ),
});
