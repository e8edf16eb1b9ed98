import { z } from 'zod';
import { portfolioCategories } from '../../../vocabulary.ts';
import { line, scene, whole } from '../../schemas/common.ts';
import { about, common } from '../../schemas/entry-fields.ts';

/** A template portfolio item, /portfolio_details/{slug}. English text. */
export const portfolioSchema = z.strictObject({
  ...common,
  slug: about.slug,
  order: whole(1, 99, 'Номер в списке работ; в списке показаны с 9 по 18.'),
  category: z.enum(portfolioCategories).describe('Фильтр: technology, helpdesk, analysis или marketing.'),
  sub: line(3, 120, 'Подзаголовок работы, от 3 до 120 знаков.'),
  industry: line(2, 60, 'Отрасль заказчика.'),
  country: line(2, 60, 'Страна заказчика.'),
  technologies: z
    .array(line(2, 40, 'Технология.'))
    .min(1)
    .max(8)
    .describe('Технологии, от 1 до 8.'),
  thumb1: line(2, 40, 'Первая метка карточки.'),
  thumb2: line(2, 40, 'Вторая метка карточки.'),
  scene,
});
