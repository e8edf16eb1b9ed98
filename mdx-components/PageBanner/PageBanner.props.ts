import { z } from 'zod';

export const pageBannerProps = z.strictObject({
  heading: z.string().min(2).max(90).describe('Заголовок страницы (h1), до 90 знаков.'),
  label: z.string().max(60).optional().describe('Короткая надпись над заголовком. Пример: О платформе.'),
  badge: z
    .string()
    .max(60)
    .optional()
    .describe('Метка рядом с надписью. Пример: Действует с 28 октября 2025.'),
});
export type PageBannerProps = z.input<typeof pageBannerProps>;
