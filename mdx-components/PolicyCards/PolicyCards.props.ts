import { z } from 'zod';
import { icon, line } from '../../src/content/schemas/common.ts';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const policyCardsProps = z.strictObject({ eyebrow, heading: heading.optional() });
export type PolicyCardsProps = z.input<typeof policyCardsProps>;

export const policyCardProps = z.strictObject({
  icon,
  title: line(2, 50, 'Заголовок карточки, до 50 знаков. Пример: Миссия.'),
});
export type PolicyCardProps = z.input<typeof policyCardProps>;

export const components = {
  PolicyCard: { props: policyCardProps, children: 'text', russian: 'Карточка' },
  PolicyCards: {
    props: policyCardsProps,
    children: 'items',
    russian: 'Политика коротко',
    purpose: 'карточки с главным из политики конфиденциальности',
  },
} satisfies SectionComponents;
