import { z } from 'zod';
import { line, matching, scene } from '../../src/content/schemas/common.ts';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const keyToolsProps = z.strictObject({ eyebrow, heading });
export type KeyToolsProps = z.input<typeof keyToolsProps>;

export const toolProps = z.strictObject({
  slug: matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)(
    'Какая возможность: имя её файла в pages/feature. Пример: digital-journal.',
  ),
  tag1: line(2, 24, 'Первая метка: для кого. Пример: Репетиторам.'),
  tag2: line(2, 24, 'Вторая метка: о чём. Пример: Программы.'),
  width: z
    .enum(['wide', 'normal'])
    .describe('wide — широкая карточка (две трети ряда), normal — обычная (треть ряда).'),
  scene: scene.describe('Другой рисунок, если свой рисунок возможности на странице уже есть.').optional(),
});
export type ToolProps = z.input<typeof toolProps>;

export const components = {
  KeyTools: {
    props: keyToolsProps,
    children: 'items',
    russian: 'Главные возможности',
    purpose: 'карточки разной ширины, ключевые возможности',
  },
  Tool: { props: toolProps, children: 'text', russian: 'Инструмент', links: { slug: '/feature/' } },
} satisfies SectionComponents;
