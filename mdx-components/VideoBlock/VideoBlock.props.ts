import { z } from 'zod';
import { scene } from '../../src/content/schemas/common.ts';
import type { SectionComponents } from '../descriptions.ts';

export const videoBlockProps = z.strictObject({
  label: z.string().min(2).max(40).describe('Надпись у кнопки «играть». Пример: Как это работает.'),
  heading: z.string().min(3).max(90).optional().describe('Заголовок рядом с кнопкой, до 90 знаков.'),
  scene: scene.optional().describe('Сцена рядом с кнопкой; без неё — кадр из фильма. Пример: analytics.'),
});
export type VideoBlockProps = z.input<typeof videoBlockProps>;

export const takeover = 'interactive';

export const components = {
  VideoBlock: {
    props: videoBlockProps,
    children: 'text',
    russian: 'Видео',
    purpose: 'ролик на обложке: как это работает',
  },
} satisfies SectionComponents;
