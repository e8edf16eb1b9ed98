import { z } from 'zod';
import { line, portrait } from '../../src/content/schemas/common.ts';
import { heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const reviewCarouselProps = z.strictObject({ heading });
export const reviewProps = z.strictObject({
  name: line(2, 60, 'Имя автора отзыва.'),
  role: line(2, 80, 'Кто он: должность, организация.'),
  country: line(2, 60, 'Страна автора.'),
  image: portrait,
});
export type ReviewCarouselProps = z.input<typeof reviewCarouselProps>;
export type ReviewProps = z.input<typeof reviewProps>;

export const takeover = 'interactive';

export const components = {
  Review: { props: reviewProps, children: 'text', russian: 'Отзыв' },
  ReviewCarousel: {
    props: reviewCarouselProps,
    children: 'items',
    russian: 'Карусель отзывов',
    purpose: 'отзывы и мнения, листаются',
  },
} satisfies SectionComponents;
