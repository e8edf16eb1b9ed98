import { z } from 'zod';
import { line } from '../../src/content/schemas/common.ts';
import type { SectionComponents } from '../descriptions.ts';

export const planTableProps = z.strictObject({
  heading: line(
    3,
    90,
    'Заголовок над таблицей, до 90 знаков. Внутри — таблица Markdown; **жирное** в строке получает галочку.',
  ),
});
export type PlanTableProps = z.input<typeof planTableProps>;

export const components = {
  PlanTable: {
    props: planTableProps,
    children: 'text',
    russian: 'Сравнение тарифов',
    purpose: 'таблица: что входит в тарифы, цены',
  },
} satisfies SectionComponents;
