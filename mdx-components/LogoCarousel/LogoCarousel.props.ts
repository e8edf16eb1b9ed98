import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

export const logoCarouselProps = z.strictObject({
  title: z.string().min(3).max(90).describe('Подпись к логотипам, до 90 знаков.'),
  names: z
    .array(z.string().min(2).max(30))
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
