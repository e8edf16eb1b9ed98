import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

export const countProps = z.strictObject({
  of: z
    .enum(['features', 'posts'])
    .describe('Что сосчитать: features — возможности платформы, posts — статьи блога.'),
  words: z
    .string()
    .regex(/^[^|]+\|[^|]+\|[^|]+$/, 'Напишите три формы через черту: функция|функции|функций.')
    .optional()
    .describe(
      'Другое слово или падеж: три формы — для 1, 2 и 5 — через черту. Пример: функция|функции|функций.',
    ),
});
export type CountProps = z.input<typeof countProps>;

export const takeover = 'span';

export const components = {
  Count: {
    props: countProps,
    children: 'none',
    russian: 'Сколько всего',
    purpose: 'число возможностей или статей прямо в тексте: считает сайт, не устаревает',
  },
} satisfies SectionComponents;
