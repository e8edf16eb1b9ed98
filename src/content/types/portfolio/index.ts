import { z } from 'zod';
import { portfolioCategories } from '../../../vocabulary.ts';
import { line, list, scene, whole } from '../../schemas/common.ts';
import { common } from '../../schemas/entry-fields.ts';
import { byOrder, type CardWith, cardWith, type PageEntryType } from '../entry-type.ts';

const schema = z.strictObject({
  ...common,
  order: whole(1, 9999, 'Номер в списке работ; в списке показаны с 9 по 18.'),
  category: z.enum(portfolioCategories).describe('Фильтр: technology, helpdesk, analysis или marketing.'),
  sub: line(3, 120, 'Подзаголовок работы, от 3 до 120 знаков.'),
  industry: line(2, 60, 'Отрасль заказчика.'),
  country: line(2, 60, 'Страна заказчика.'),
  technologies: list(line(2, 40, 'Технология.'), 1, 8, 'Технологии, от 1 до 8.'),
  thumb1: line(2, 40, 'Первая метка карточки.'),
  thumb2: line(2, 40, 'Вторая метка карточки.'),
  scene,
});

const shown = ['title', 'sub', 'category', 'thumb1', 'thumb2', 'scene'] as const;
export type PortfolioCard = CardWith<z.output<typeof schema>, (typeof shown)[number]>;

declare module '../registry.ts' {
  interface EntryTypes {
    portfolio: { schema: typeof schema; card: PortfolioCard };
  }
}

/** A template portfolio item, /portfolio_details/{slug}. English text. */
export const type: PageEntryType<'portfolio'> = {
  name: 'portfolio',
  folder: 'portfolio_details',
  place: 6,
  schema,
  names: { one: 'Работа-образец', what: 'работа (образец, по-английски)', command: 'portfolio' },
  list: '/portfolio',
  template: 'all',
  order: byOrder,
  card: (entry) => cardWith(entry, shown),
  categoryOf: ({ category }, words) => words.portfolio[category],
  search: { icon: 'briefcase' },
  social: ({ data }) => ({ label: data.industry, accent: 'parents', icon: 'briefcase' }),
  scaffold: () =>
    '## Challenge\n\nReplace (the text).\n\n## Solution\n\nReplace (the text).\n\n## Result\n\nReplace (the text).\n',
};
