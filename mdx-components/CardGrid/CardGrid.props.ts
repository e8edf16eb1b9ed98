import { z } from 'zod';
import { line, link } from '../../src/content/schemas/common.ts';
import { audiences, iconNames, sceneNames } from '../../src/vocabulary.ts';
import type { SectionComponents } from '../descriptions.ts';

export const cardGridProps = z.strictObject({
  heading: z.string().min(3).max(90).optional().describe('Заголовок раздела, до 90 знаков.'),
  eyebrow: z.string().max(60).optional().describe('Короткая надпись над заголовком.'),
});
export const cardItemProps = z.strictObject({
  title: z.string().min(2).max(60).describe('Название карточки, до 60 знаков.'),
  icon: z.enum(iconNames).optional().describe('Значок: имя из набора lucide. Пример: rocket.'),
  scene: z
    .enum(sceneNames)
    .optional()
    .describe('Сцена из галереи вместо значка: показывает то, о чём говорит карточка.'),
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
  CardItem: { props: cardItemProps, children: 'text' },
} satisfies SectionComponents;
