import { z } from 'zod';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const centerEstimateProps = z.strictObject({ eyebrow, heading });
export type CenterEstimateProps = z.input<typeof centerEstimateProps>;

export const takeover = 'interactive';

export const components = {
  CenterEstimate: {
    props: centerEstimateProps,
    children: 'text',
    russian: 'Калькулятор центра',
    purpose: 'расчёт для учебного центра: сколько учеников и о чём спросить',
  },
} satisfies SectionComponents;
