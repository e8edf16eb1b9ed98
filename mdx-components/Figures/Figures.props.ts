import { z } from 'zod';
import { line } from '../../src/content/schemas/common.ts';
import { heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const figuresProps = z.strictObject({ heading: heading.optional() });
export const figureItemProps = z.strictObject({
  value: line(1, 12, 'Число так, как его читают. Пример: 88 или 99,9.'),
  unit: line(1, 6, 'Единица после числа. Пример: %.').optional(),
});
export type FiguresProps = z.input<typeof figuresProps>;
export type FigureItemProps = z.input<typeof figureItemProps>;

export const components = {
  FigureItem: { props: figureItemProps, children: 'text', russian: 'Цифра' },
  Figures: {
    props: figuresProps,
    children: 'items',
    russian: 'Показатели',
    purpose: 'числа с подписями: результаты, статистика, цифры',
  },
} satisfies SectionComponents;
