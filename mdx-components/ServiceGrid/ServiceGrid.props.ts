import { z } from 'zod';
import { heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const serviceGridProps = z.strictObject({
  heading: heading.optional(),
  count: z.int().min(1).max(30).optional().describe('Сколько услуг показать. Без поля — все.'),
});
export type ServiceGridProps = z.input<typeof serviceGridProps>;

export const components = {
  ServiceGrid: {
    props: serviceGridProps,
    children: 'none',
    russian: 'Услуги',
    purpose: 'плитки с услугами',
    lists: ['service'],
  },
} satisfies SectionComponents;
