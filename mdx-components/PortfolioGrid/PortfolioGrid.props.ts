import { z } from 'zod';

export const portfolioGridProps = z.strictObject({
  heading: z.string().min(3).max(90).optional().describe('Заголовок раздела, до 90 знаков.'),
});
export type PortfolioGridProps = z.input<typeof portfolioGridProps>;
