import { z } from 'zod';
import { iconNames } from '../../src/vocabulary.ts';
import type { SectionComponents } from '../descriptions.ts';

export const principlesProps = z.strictObject({
  heading: z.string().min(3).max(90).describe('Заголовок раздела, до 90 знаков.'),
  eyebrow: z.string().max(60).optional().describe('Короткая надпись над заголовком.'),
});
export const principleProps = z.strictObject({
  icon: z.enum(iconNames).describe('Значок: имя из набора lucide. Пример: eye.'),
  title: z.string().min(2).max(60).describe('Название принципа, до 60 знаков.'),
});
export type PrinciplesProps = z.input<typeof principlesProps>;
export type PrincipleProps = z.input<typeof principleProps>;

export const components = {
  Principle: { props: principleProps, children: 'text' },
  Principles: {
    props: principlesProps,
    children: 'items',
    russian: 'Принципы',
    purpose: 'ценности и правила: во что мы верим',
  },
} satisfies SectionComponents;
