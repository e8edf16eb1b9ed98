import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

export const siteValueNames = [
  'brand',
  'provider',
  'email',
  'partnersEmail',
  'careersEmail',
  'phone',
  'address',
  'hours',
  'price',
  'loginUrl',
] as const;

export const siteValueProps = z.strictObject({
  name: z.enum(siteValueNames).describe(`Что подставить из настроек сайта: ${siteValueNames.join(', ')}.`),
});
export type SiteValueProps = z.input<typeof siteValueProps>;

export const takeover = 'span';

export const components = {
  SiteValue: {
    props: siteValueProps,
    children: 'none',
    russian: 'Значение из настроек',
    purpose: 'телефон, почта, цена, название сайта прямо в тексте',
  },
} satisfies SectionComponents;
