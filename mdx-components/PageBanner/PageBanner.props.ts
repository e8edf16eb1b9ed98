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

/** React does not take it over: it stays as served. This is its root element (src/app/takeover/README.md). */
export const takeover = 'div';

/** The components of this folder, as writers use them. */
export const components = {
  PageBanner: {
    props: pageBannerProps,
    children: 'text',
    russian: 'Шапка страницы',
    purpose: 'баннер с главным заголовком и подписью',
    heading: 'h1',
  },
} satisfies SectionComponents;
