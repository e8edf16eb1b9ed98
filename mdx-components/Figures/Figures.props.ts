import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

export const figuresProps = z.strictObject({
  heading: z.string().min(3).max(90).optional().describe('Заголовок раздела, до 90 знаков.'),
});
export const figureItemProps = z.strictObject({
  value: z.string().min(1).max(12).describe('Число так, как его читают. Пример: 88 или 99,9.'),
  unit: z.string().max(6).optional().describe('Единица после числа. Пример: %.'),
});
export type FiguresProps = z.input<typeof figuresProps>;
export type FigureItemProps = z.input<typeof figureItemProps>;

export const components = {
  FigureItem: { props: figureItemProps, children: 'text' },
  Figures: {
    props: figuresProps,
    children: 'items',
    russian: 'Показатели',
    purpose: 'числа с подписями: результаты, статистика, цифры',
  },
} satisfies SectionComponents;
