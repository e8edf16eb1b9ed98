import { z } from 'zod';
import { iconNames } from '../../src/vocabulary.ts';
import type { SectionComponents } from '../descriptions.ts';

export const stepsProps = z.strictObject({
  heading: z.string().min(3).max(90).describe('Заголовок раздела, до 90 знаков.'),
  eyebrow: z.string().max(60).optional().describe('Короткая надпись над заголовком.'),
});
export const stepProps = z.strictObject({
  title: z.string().min(2).max(60).describe('Название шага, до 60 знаков. Номер ставится сам.'),
  icon: z.enum(iconNames).optional().describe('Значок у шага: имя из набора lucide. Пример: rocket.'),
});
export type StepsProps = z.input<typeof stepsProps>;
export type StepProps = z.input<typeof stepProps>;

export const components = {
  Step: { props: stepProps, children: 'text' },
  Steps: {
    props: stepsProps,
    children: 'items',
    russian: 'Шаги',
    purpose: 'как начать: шаги по номерам, инструкция, этапы',
  },
} satisfies SectionComponents;
