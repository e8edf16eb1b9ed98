import { z } from 'zod';
import { portfolioCategories } from '../../vocabulary.ts';
import { common, line, scene, slug, whole } from './common.ts';

/** A template portfolio item, /portfolio_details/{slug} (spec section 3, "Portfolio or case item"). English text. */
export const portfolioSchema = z.strictObject({
  ...common,
  slug,
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
export type PortfolioFrontmatter = z.output<typeof portfolioSchema>;
