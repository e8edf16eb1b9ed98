import { z } from 'zod';
import { line } from '../../src/content/schemas/common.ts';
import type { SectionComponents } from '../descriptions.ts';

export const featureListProps = z.strictObject({
  heading: line(3, 90, 'Заголовок списка. Сами возможности берутся из файлов pages/feature.').optional(),
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
