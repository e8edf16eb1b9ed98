import { z } from 'zod';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const plansProps = z.strictObject({ eyebrow, heading: heading.optional() });
export const planFeatureProps = z.strictObject({
  plan: z.enum(['tutor', 'center']).describe('В каком тарифе строка: tutor — репетитор, center — центр.'),
});
export type PlansProps = z.input<typeof plansProps>;
export type PlanFeatureProps = z.input<typeof planFeatureProps>;

export const components = {
  PlanFeature: { props: planFeatureProps, children: 'text', russian: 'Возможность' },
  Plans: {
    props: plansProps,
    children: 'items',
    russian: 'Тарифы',
    purpose: 'цены и стоимость: карточки с ценой и кнопкой',
  },
} satisfies SectionComponents;
