import { z } from 'zod';
import { scene } from '../../src/content/schemas/common.ts';

export const videoBlockProps = z.strictObject({
  label: z.string().min(2).max(40).describe('Надпись у кнопки «играть». Пример: Как это работает.'),
  heading: z.string().min(3).max(90).optional().describe('Заголовок рядом с кнопкой, до 90 знаков.'),
  scene: scene.optional().describe('Сцена рядом с кнопкой; без неё — hero. Пример: analytics.'),
});
export type VideoBlockProps = z.input<typeof videoBlockProps>;
