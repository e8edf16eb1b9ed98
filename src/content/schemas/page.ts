import { z } from 'zod';
import { common } from './common.ts';

/** Any page composed in its body: home, about, pricing, privacy and the like (spec section 2). */
export const pageSchema = z.strictObject({
  ...common,
  template: z
    .boolean()
    .optional()
    .describe('true — английская страница-образец: lang="en", закрыта от поиска.'),
  shortTitle: z
    .string()
    .max(40)
    .optional()
    .describe('Короткое название для цепочки навигации, до 40 знаков. Пример: О нас.'),
  prose: z.boolean().optional().describe('true — длинный текст с оглавлением сбоку (например, политика).'),
});
export type PageFrontmatter = z.output<typeof pageSchema>;
