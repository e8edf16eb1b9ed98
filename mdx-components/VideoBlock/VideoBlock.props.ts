import { z } from 'zod';
import { line, scene } from '../../src/content/schemas/common.ts';
import { heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const videoBlockProps = z.strictObject({
  label: line(2, 40, 'Надпись у кнопки «играть». Пример: Как это работает.'),
  heading: heading.optional(),
  scene: scene
    .optional()
    .describe('Сцена рядом с кнопкой; без неё — сцена главной (hero). Пример: analytics.'),
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
