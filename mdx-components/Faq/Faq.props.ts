import { z } from 'zod';
import { line } from '../../src/content/schemas/common.ts';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const faqProps = z.strictObject({ eyebrow, heading });
export type FaqProps = z.input<typeof faqProps>;

export const questionProps = z.strictObject({
  title: line(5, 120, 'Вопрос целиком, со знаком вопроса, до 120 знаков.'),
});
export type QuestionProps = z.input<typeof questionProps>;

export const components = {
  Faq: {
    props: faqProps,
    children: 'items',
    russian: 'Вопросы и ответы',
    purpose: 'частые вопросы, раскрывающийся список, аккордеон',
  },
  Question: { props: questionProps, children: 'text', russian: 'Вопрос' },
} satisfies SectionComponents;
