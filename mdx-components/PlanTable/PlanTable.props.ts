import { z } from 'zod';

export const planTableProps = z.strictObject({
  heading: z
    .string()
    .min(3)
    .max(90)
    .describe('Заголовок над таблицей, до 90 знаков. Внутри — таблица Markdown.'),
});
export type PlanTableProps = z.input<typeof planTableProps>;
