import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

export const featureListProps = z.strictObject({
  heading: z
    .string()
    .min(3)
    .max(90)
    .optional()
    .describe('Заголовок списка. Сами возможности берутся из файлов pages/feature.'),
});
export type FeatureListProps = z.input<typeof featureListProps>;

export const components = {
  FeatureList: {
    props: featureListProps,
    children: 'none',
    russian: 'Возможности',
    purpose: 'список всех возможностей по ролям',
    lists: ['feature'],
    anchors: ['tutor', 'student', 'parent', 'center'],
  },
} satisfies SectionComponents;
