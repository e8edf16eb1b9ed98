import { z } from 'zod';
import { distinct, fields, line, link, list } from './common.ts';

/** The shared footer (`_site/footer.mdx`; tests/spec/01-audiences-and-claims.spec.ts). */
export const footerSchema = z.strictObject({
  about: line(20, 240, 'Пара предложений о продукте под логотипом.'),
  columns: list(
    z.strictObject({
      title: line(2, 40, 'Заголовок столбца.'),
      links: list(
        z.strictObject({ title: line(2, 60, 'Текст ссылки.'), link: link('Куда ведёт ссылка.') }),
        1,
        10,
        'Ссылки столбца.',
      ).superRefine(distinct),
    }),
    1,
    5,
    'Столбцы ссылок.',
  ),
  newsletter: fields('Подписка на новости.', {
    title: line(2, 80, 'Заголовок подписки.'),
    text: line(5, 160, 'Пояснение к подписке.'),
  }),
  logos: list(
    line(2, 30, 'Название партнёра.'),
    5,
    12,
    'Логотипы партнёров в подвале, от 5 до 12; без этого поля их нет.',
  ).optional(),
  logosTitle: line(2, 80, 'Подпись к логотипам.'),
});
export type Footer = z.output<typeof footerSchema>;
