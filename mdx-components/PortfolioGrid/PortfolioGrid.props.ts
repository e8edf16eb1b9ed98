import { z } from 'zod';
import { heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const portfolioGridProps = z.strictObject({ heading: heading.optional() });
export type PortfolioGridProps = z.input<typeof portfolioGridProps>;

export const takeover = 'interactive';

export const components = {
  PortfolioGrid: {
    props: portfolioGridProps,
    children: 'none',
    russian: 'Портфолио',
    purpose: 'плитки с работами и проектами',
    lists: ['portfolio'],
  },
} satisfies SectionComponents;
