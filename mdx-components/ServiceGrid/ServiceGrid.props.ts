import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

export const serviceGridProps = z.strictObject({
  heading: z.string().min(3).max(90).optional().describe('Заголовок раздела, до 90 знаков.'),
  count: z.int().min(1).max(30).optional().describe('Сколько услуг показать. Без поля — все.'),
});
export type ServiceGridProps = z.input<typeof serviceGridProps>;

/** React does not take it over: it stays as served. This is its root element (src/app/takeover/README.md). */
export const takeover = 'section';

/** The components of this folder, as writers use them. */
export const components = {
  ServiceGrid: {
    props: serviceGridProps,
    children: 'none',
    russian: 'Услуги',
    purpose: 'плитки с услугами',
    lists: ['service'],
  },
} satisfies SectionComponents;
