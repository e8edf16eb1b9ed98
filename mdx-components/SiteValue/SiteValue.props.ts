import { z } from 'zod';

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
  name: z
    .enum(siteValueNames)
    .describe('Что подставить из настроек сайта: brand, provider, email, phone, address, hours, price и др.'),
});
export type SiteValueProps = z.input<typeof siteValueProps>;
