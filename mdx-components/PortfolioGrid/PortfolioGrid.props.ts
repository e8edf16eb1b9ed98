import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

export const portfolioGridProps = z.strictObject({
  heading: z.string().min(3).max(90).optional().describe('Заголовок раздела, до 90 знаков.'),
});
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
