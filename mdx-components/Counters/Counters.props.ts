import { z } from 'zod';
import { icon, line } from '../../src/content/schemas/common.ts';
import type { SectionComponents } from '../descriptions.ts';

export const countersProps = z.strictObject({});

export const counterProps = z.strictObject({
  value: z.number().min(0).describe('Число, до которого считает счётчик. Пример: {150}.'),
  symbol: line(1, 8, 'Знак или единица после числа. Пример: +, %, ч.').optional(),
  icon,
});
export type CounterProps = z.input<typeof counterProps>;

export const takeover = 'interactive';

export const components = {
  Counter: { props: counterProps, children: 'text', russian: 'Счётчик' },
  Counters: {
    props: countersProps,
    children: 'items',
    russian: 'Счётчики',
    purpose: 'числа и цифры: сколько учеников, уроков, центров',
  },
} satisfies SectionComponents;
