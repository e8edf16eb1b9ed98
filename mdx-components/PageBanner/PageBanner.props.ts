import { z } from 'zod';
import { action } from '../../src/content/schemas/common.ts';
import type { SectionComponents } from '../descriptions.ts';

export const pageBannerProps = z.strictObject({
  heading: z.string().min(2).max(90).describe('Заголовок страницы (h1), до 90 знаков.'),
  label: z.string().max(60).optional().describe('Короткая надпись над заголовком. Пример: О платформе.'),
  badge: z
    .string()
    .max(60)
    .optional()
    .describe('Метка рядом с надписью. Пример: Действует с 28 октября 2025.'),
  action: action.optional(),
});
export type PageBannerProps = z.input<typeof pageBannerProps>;

export const takeover = 'div';

export const components = {
  PageBanner: {
    props: pageBannerProps,
    children: 'text',
    russian: 'Шапка страницы',
    purpose: 'баннер с главным заголовком и подписью',
    heading: 'h1',
  },
} satisfies SectionComponents;
