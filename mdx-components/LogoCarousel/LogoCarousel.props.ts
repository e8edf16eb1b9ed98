import { z } from 'zod';
import { line } from '../../src/content/schemas/common.ts';
import type { SectionComponents } from '../descriptions.ts';

export const logoCarouselProps = z.strictObject({
  title: line(3, 90, 'Подпись к логотипам, до 90 знаков.'),
  names: z
    .array(line(2, 30, 'Название компании, до 30 знаков.'))
    .min(6)
    .max(12)
    .describe('Вымышленные названия компаний, от 6 до 12.'),
});
export type LogoCarouselProps = z.input<typeof logoCarouselProps>;

export const takeover = 'interactive';

export const components = {
  LogoCarousel: {
    props: logoCarouselProps,
    children: 'none',
    russian: 'Лента логотипов',
    purpose: 'карусель: партнёры, клиенты, СМИ',
  },
} satisfies SectionComponents;
