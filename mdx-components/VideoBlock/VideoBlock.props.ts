import { z } from 'zod';

export const videoBlockProps = z.strictObject({
  label: z.string().min(2).max(40).describe('Надпись у кнопки «играть». Пример: Как это работает.'),
  heading: z.string().min(3).max(90).optional().describe('Заголовок рядом с кнопкой, до 90 знаков.'),
});
export type VideoBlockProps = z.input<typeof videoBlockProps>;
