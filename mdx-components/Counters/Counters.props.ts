import { z } from 'zod';
import { icon, line } from '../../src/content/schemas/common.ts';

export const countersProps = z.strictObject({});

export const counterProps = z.strictObject({
  value: z.number().min(0).describe('Число, до которого считает счётчик. Пример: {150}.'),
  symbol: line(1, 8, 'Знак или единица после числа. Пример: +, %, ч.').optional(),
  prefix: line(1, 8, 'Знак перед числом. Пример: $.').optional(),
  icon,
});
export type CounterProps = z.input<typeof counterProps>;
