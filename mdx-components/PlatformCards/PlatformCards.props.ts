import { z } from 'zod';
import { line, portrait } from '../../src/content/schemas/common.ts';
import { iconNames } from '../../src/vocabulary.ts';
import type { SectionComponents } from '../descriptions.ts';

export const platformCardsProps = z.strictObject({
  label: z.string().min(2).max(40).describe('Надпись кнопки на платформу. Пример: Перейти на платформу.'),
  heading: z.string().min(3).max(90).optional().describe('Заголовок раздела, до 90 знаков.'),
  side: z
    .enum(['start', 'end'])
    .optional()
    .describe('Где тёмная карточка: start — слева (по умолчанию), end — справа.'),
  samples: z
    .array(
      z.strictObject({
        name: line(2, 40, 'Кто это. Пример: Дилноза Каримова.'),
        about: line(2, 60, 'Предмет и город. Пример: математика, Ташкент.'),
        image: portrait,
      }),
    )
    .length(3)
    .describe('Три строки каталога, какими их увидят на платформе.'),
});
export const platformCardProps = z.strictObject({
  icon: z.enum(iconNames).describe('Значок: имя из набора lucide. Пример: lock.'),
  title: z.string().min(2).max(60).describe('Название карточки, до 60 знаков.'),
});
export type PlatformCardsProps = z.input<typeof platformCardsProps>;
export type PlatformCardProps = z.input<typeof platformCardProps>;

export const components = {
  PlatformCard: { props: platformCardProps, children: 'text' },
  PlatformCards: {
    props: platformCardsProps,
    children: 'items',
    russian: 'Платформа',
    purpose: 'карточки о частях платформы',
  },
} satisfies SectionComponents;
