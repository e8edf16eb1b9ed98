import { z } from 'zod';
import { distinct, line, link } from './common.ts';

/** The shared footer (`_site/footer.mdx`; tests/spec/01-audiences-and-claims.spec.ts). */
export const footerSchema = z.strictObject({
  about: line(20, 240, 'Пара предложений о продукте под логотипом.'),
  columns: z
    .array(
      z.strictObject({
        title: line(2, 40, 'Заголовок столбца.'),
        links: z
          .array(z.strictObject({ title: line(2, 60, 'Текст ссылки.'), link: link('Куда ведёт ссылка.') }))
          .min(1)
          .max(10)
          .superRefine(distinct)
          .describe('Ссылки столбца.'),
      }),
    )
    .min(1)
    .max(5)
    .describe('Столбцы ссылок.'),
  newsletter: z
    .strictObject({
      title: line(2, 80, 'Заголовок подписки.'),
      text: line(5, 160, 'Пояснение к подписке.'),
    })
    .describe('Подписка на новости.'),
  logos: z
    .array(line(2, 30, 'Вымышленное название партнёра.'))
    .min(5)
    .max(12)
    .describe('Логотипы партнёров в подвале (вымышленные), от 5 до 12.'),
  logosTitle: line(2, 80, 'Подпись к логотипам.'),
});
export type Footer = z.output<typeof footerSchema>;
