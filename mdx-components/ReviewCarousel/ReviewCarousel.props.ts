import { z } from 'zod';
import { portrait } from '../../src/content/schemas/common.ts';
import type { SectionComponents } from '../descriptions.ts';

export const reviewCarouselProps = z.strictObject({
  heading: z.string().min(3).max(90).describe('Заголовок раздела, до 90 знаков.'),
});
export const reviewProps = z.strictObject({
  name: z.string().min(2).max(60).describe('Имя автора отзыва.'),
  role: z.string().min(2).max(80).describe('Кто он: должность, организация.'),
  country: z.string().min(2).max(60).describe('Страна автора.'),
  image: portrait,
});
export type ReviewCarouselProps = z.input<typeof reviewCarouselProps>;
export type ReviewProps = z.input<typeof reviewProps>;

export const takeover = 'interactive';

export const components = {
  Review: { props: reviewProps, children: 'text' },
  ReviewCarousel: {
    props: reviewCarouselProps,
    children: 'items',
    russian: 'Карусель отзывов',
    purpose: 'отзывы и мнения, листаются',
  },
} satisfies SectionComponents;
