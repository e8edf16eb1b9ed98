import { z } from 'zod';
import { icon, line, link } from '../../src/content/schemas/common.ts';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const reliabilityProps = z.strictObject({ eyebrow, heading });
export type ReliabilityProps = z.input<typeof reliabilityProps>;

export const reliabilityCardProps = z.strictObject({
  value: line(1, 8, 'Крупное число или слово, как оно читается. Пример: 99,9.'),
  unit: line(1, 6, 'Единица или знак после числа. Пример: %.').optional(),
  icon,
  title: line(2, 50, 'О чём это число, до 50 знаков.'),
  caption: line(2, 40, 'Уточнение мелким шрифтом. Пример: в среднем.').optional(),
  link: link('Куда ведёт карточка. Без поля она не ссылка.').optional(),
});
export type ReliabilityCardProps = z.input<typeof reliabilityCardProps>;

export const takeover = 'interactive';

export const components = {
  Reliability: {
    props: reliabilityProps,
    children: 'items',
    russian: 'Надёжность',
    purpose: 'безопасность, защита данных, гарантии',
  },
  ReliabilityCard: { props: reliabilityCardProps, children: 'text', russian: 'Карточка' },
} satisfies SectionComponents;
