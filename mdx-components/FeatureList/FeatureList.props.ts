import { z } from 'zod';

export const featureListProps = z.strictObject({
  heading: z
    .string()
    .min(3)
    .max(90)
    .optional()
    .describe('Заголовок списка. Сами возможности берутся из файлов pages/feature.'),
});
export type FeatureListProps = z.input<typeof featureListProps>;
