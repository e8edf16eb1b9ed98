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

/** React does not take it over: it stays as served. This is its root element (src/app/takeover/README.md). */
export const takeover = 'section';

/** The components of this folder, as writers use them. */
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
