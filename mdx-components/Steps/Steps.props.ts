import { z } from 'zod';
import { icon, line } from '../../src/content/schemas/common.ts';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const stepsProps = z.strictObject({ eyebrow, heading });
export const stepProps = z.strictObject({
  title: line(2, 60, 'Название шага, до 60 знаков. Номер ставится сам.'),
  icon: icon.optional(),
});
export type StepsProps = z.input<typeof stepsProps>;
export type StepProps = z.input<typeof stepProps>;

export const components = {
  Step: { props: stepProps, children: 'text', russian: 'Шаг' },
  Steps: {
    props: stepsProps,
    children: 'items',
    russian: 'Шаги',
    purpose: 'как начать: шаги по номерам, инструкция, этапы',
  },
} satisfies SectionComponents;
