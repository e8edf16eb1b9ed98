import { z } from 'zod';
import { line } from '../../src/content/schemas/common.ts';
import type { SectionComponents } from '../descriptions.ts';

export const calloutProps = z.strictObject({
  title: line(1, 80, 'Заголовок врезки, до 80 знаков.').optional(),
  kind: z
    .enum(['note', 'tip', 'warning'])
    .optional()
    .describe('Вид: note — к сведению (по умолчанию), tip — совет, warning — предупреждение.'),
});
export type CalloutProps = z.input<typeof calloutProps>;

export const takeover = 'div';

export const components = {
  Callout: {
    props: calloutProps,
    children: 'text',
    russian: 'Врезка',
    purpose: 'заметка в рамке: совет, важно, предупреждение, цитата',
  },
} satisfies SectionComponents;
