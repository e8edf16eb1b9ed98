import { z } from 'zod';
import { line, list } from '../../src/content/schemas/common.ts';
import type { SectionComponents } from '../descriptions.ts';

export const clientLogosProps = z.strictObject({
  title: line(2, 80, 'Строка над логотипами, до 80 знаков.'),
  names: list(
    line(2, 24, 'Название центра или школы, до 24 знаков.'),
    8,
    16,
    'Названия, от 8 до 16: к каждому сайт рисует свой знак.',
  ),
});
export type ClientLogosProps = z.input<typeof clientLogosProps>;

export const takeover = 'interactive';

export const components = {
  ClientLogos: {
    props: clientLogosProps,
    children: 'none',
    russian: 'Логотипы клиентов',
    purpose: 'партнёры и клиенты в ряд',
  },
} satisfies SectionComponents;
