import { z } from 'zod';
import { icon, line } from '../../src/content/schemas/common.ts';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const principlesProps = z.strictObject({ eyebrow, heading });
export const principleProps = z.strictObject({
  icon,
  title: line(2, 60, 'Название принципа, до 60 знаков.'),
});
export type PrinciplesProps = z.input<typeof principlesProps>;
export type PrincipleProps = z.input<typeof principleProps>;

export const components = {
  Principle: { props: principleProps, children: 'text', russian: 'Принцип' },
  Principles: {
    props: principlesProps,
    children: 'items',
    russian: 'Принципы',
    purpose: 'ценности и правила: во что мы верим',
  },
} satisfies SectionComponents;
