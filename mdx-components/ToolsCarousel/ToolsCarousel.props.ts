import { z } from 'zod';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const toolsCarouselProps = z.strictObject({ eyebrow, heading });
export type ToolsCarouselProps = z.input<typeof toolsCarouselProps>;

export const takeover = 'interactive';

export const components = {
  ToolsCarousel: {
    props: toolsCarouselProps,
    children: 'none',
    russian: 'Карусель возможностей',
    purpose: 'возможности, листаются',
    lists: ['feature'],
  },
} satisfies SectionComponents;
