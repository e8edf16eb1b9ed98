import { z } from 'zod';
import { audiences, featureCategories } from '../../vocabulary.ts';
import { common, icon, line, scene, slug, whole } from './common.ts';

const impactText = (who: string) =>
  line(20, 320, `Чем функция полезна ${who}: одно–три предложения, от 20 до 320 знаков.`);

/** A platform feature, /feature/{slug} (spec section 3, "Feature" and "Feature card"). */
export const featureSchema = z.strictObject({
  ...common,
  slug,
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
  icon,
  scene,
  tagline: line(10, 90, 'Одна строка о пользе — для карточек и меню, от 10 до 90 знаков.'),
  benefits: z
    .array(line(5, 160, 'Преимущество: одно предложение, от 5 до 160 знаков.'))
    .min(3)
    .max(8)
    .describe('Ключевые преимущества, от 3 до 8 строк.'),
  impact: z
    .strictObject({
      tutor: impactText('репетитору').optional(),
      student: impactText('ученику').optional(),
      parent: impactText('родителю; без этого поля родитель видит текст для ученика').optional(),
      center: impactText('учебному центру; без этого поля карточки центра нет').optional(),
    })
    .refine((impact) => Object.keys(impact).length > 0, { message: 'impact' })
    .describe('«Почему это круто?»: тексты для tutor, student, parent и center; хотя бы один.'),
});
export type FeatureFrontmatter = z.output<typeof featureSchema>;
