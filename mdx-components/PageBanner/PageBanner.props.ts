import { z } from 'zod';
import { action, line } from '../../src/content/schemas/common.ts';
import type { SectionComponents } from '../descriptions.ts';

export const pageBannerProps = z.strictObject({
  heading: line(2, 90, 'Заголовок страницы (h1), до 90 знаков.'),
  label: line(2, 60, 'Короткая надпись над заголовком. Пример: О платформе.').optional(),
  badge: line(2, 60, 'Метка рядом с надписью. Пример: Действует с 28 октября 2025.').optional(),
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
