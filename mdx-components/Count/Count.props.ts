import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

export const countProps = z.strictObject({
  of: z
    .enum(['features', 'posts'])
    .describe('Что сосчитать: features — возможности платформы, posts — статьи блога.'),
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
