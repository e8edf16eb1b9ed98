import { z } from 'zod';
import { icon, line, portrait } from '../../src/content/schemas/common.ts';
import { heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const platformCardsProps = z.strictObject({
  label: line(2, 40, 'Надпись кнопки на платформу. Пример: Перейти на платформу.'),
  heading: heading.optional(),
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
  icon,
  title: line(2, 60, 'Название карточки, до 60 знаков.'),
});
export type PlatformCardsProps = z.input<typeof platformCardsProps>;
export type PlatformCardProps = z.input<typeof platformCardProps>;

export const components = {
  PlatformCard: { props: platformCardProps, children: 'text', russian: 'Карточка' },
  PlatformCards: {
    props: platformCardsProps,
    children: 'items',
    russian: 'Платформа',
    purpose: 'карточки о частях платформы',
  },
} satisfies SectionComponents;
