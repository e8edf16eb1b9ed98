import { z } from 'zod';
import { line, scene } from '../../src/content/schemas/common.ts';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const processProps = z.strictObject({ eyebrow, heading });
export type ProcessProps = z.input<typeof processProps>;

export const processStepProps = z.strictObject({
  title: line(2, 80, 'Название шага, до 80 знаков; номер ставится сам.'),
  scene,
});
export type ProcessStepProps = z.input<typeof processStepProps>;

/** Hydrated once touched, to render the picture of a step (src/app/takeover/README.md). */
export const takeover = 'touched';

export const components = {
  Process: {
    props: processProps,
    children: 'items',
    russian: 'Как мы работаем',
    purpose: 'этапы и шаги работы по порядку',
  },
  ProcessStep: { props: processStepProps, children: 'text', russian: 'Этап' },
} satisfies SectionComponents;
