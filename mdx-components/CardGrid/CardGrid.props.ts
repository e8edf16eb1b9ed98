import { z } from 'zod';
import { icon, line, link, scene } from '../../src/content/schemas/common.ts';
import { audiences } from '../../src/vocabulary.ts';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const cardGridProps = z.strictObject({ eyebrow, heading: heading.optional() });
export const cardItemProps = z.strictObject({
  title: line(2, 60, 'Название карточки, до 60 знаков.'),
  icon: icon.optional(),
  scene: scene.describe('Сцена из галереи вместо значка: показывает то, о чём говорит карточка.').optional(),
  audience: z
    .enum(audiences)
    .optional()
    .describe(
      'Чья карточка, её цвет: tutors, students, parents, centers или all. Три цветных с рисунками складываются в мозаику.',
    ),
  value: line(1, 8, 'Большое число над названием. Пример: 0.').optional(),
  unit: line(1, 8, 'Единица этого числа. Пример: сум.').optional(),
  href: link('Куда ведёт карточка, если она кликабельна.').optional(),
});
export type CardGridProps = z.input<typeof cardGridProps>;
export type CardItemProps = z.input<typeof cardItemProps>;

export const components = {
  CardGrid: {
    props: cardGridProps,
    children: 'items',
    russian: 'Карточки',
    purpose: 'плитки со значками: преимущества, ссылки, разделы; строка `---` между абзацами — было и стало',
  },
  CardItem: { props: cardItemProps, children: 'text', russian: 'Карточка' },
} satisfies SectionComponents;
