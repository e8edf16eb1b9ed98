import { z } from 'zod';
import { alias, day, fields, flag, icon, line, list, slug } from './common.ts';

/* Fields that types of entries share. */

const usefulTo = (who: string) =>
  line(20, 320, `Чем это полезно ${who}: одно–три предложения, от 20 до 320 знаков.`).optional();

/** A list of benefits. */
export const benefits = (min: number, description: string) =>
  list(line(5, 160, 'Строка списка: одно предложение, от 5 до 160 знаков.'), min, 8, description);

/** Optional facts about an entry. A type may require some: `{ ...common, icon: about.icon }`. */
export const about = {
  slug,
  category: line(2, 40, 'Рубрика: отметка над заголовком и в результатах поиска. Пример: Практика.'),
  icon,
  benefits: benefits(
    2,
    'Главное, от 2 до 8 строк: на странице — «Коротко», в статье — «Из статьи вы узнаете».',
  ),
  impact: fields('«Кому и чем это поможет»: тексты для tutor, student, parent и center; хотя бы один.', {
    tutor: usefulTo('репетитору'),
    student: usefulTo('ученику'),
    parent: usefulTo('родителю'),
    center: usefulTo('учебному центру'),
  }).refine(
    (impact) => Object.keys(impact).length > 0,
    'Нужен хотя бы один из текстов: tutor, student, parent, center.',
  ),
};
export type Impact = z.output<typeof about.impact>;

/** Fields of every entry with a page of its own; where it may lack a slug, the type says so. */
export const common = {
  title: line(2, 80, 'Название страницы: во вкладке браузера, в поиске и в списках. От 2 до 80 знаков.'),
  description: line(
    40,
    200,
    'О чём страница, одним-двумя предложениями: для поиска и карточек. От 40 до 200 знаков.',
  ),
  slug: about.slug,
  category: about.category.optional(),
  icon: about.icon.optional(),
  benefits: about.benefits.optional(),
  impact: about.impact.optional(),
  aliases: z
    .array(alias('Другой адрес этой же страницы. Пример: /old-page.'))
    .optional()
    .describe('Другие адреса, по которым открывается эта же страница. Пример: [/old-page].'),
  draft: flag('true — черновик: виден в предпросмотре, но не на сайте.'),
  publishAt: day('Дата публикации ГГГГ-ММ-ДД: до неё запись не видна на сайте.').optional(),
};

/** Those of a fragment of a page. */
export const { shape: ofFragment } = z.strictObject(common).omit({ description: true, aliases: true });
