import { z } from 'zod';
import { day } from '../../src/content/schemas/common.ts';
import { sceneNames } from '../../src/vocabulary.ts';
import type { SectionComponents } from '../descriptions.ts';

/** No props: a list of <Release>. */
export const releaseListProps = z.strictObject({});
export const releaseProps = z.strictObject({
  date: day('Дата обновления ГГГГ-ММ-ДД.'),
  title: z.string().min(3).max(90).describe('Что появилось, до 90 знаков.'),
  scene: z
    .enum(sceneNames)
    .optional()
    .describe('Сцена обновления: каким его видно на платформе. Пример: quiz.'),
});
export type ReleaseProps = Omit<z.input<typeof releaseProps>, 'date'> & { date: string };

export const components = {
  Release: { props: releaseProps, children: 'text' },
  ReleaseList: {
    props: releaseListProps,
    children: 'items',
    russian: 'Обновления',
    purpose: 'что нового, история версий, релизы',
  },
} satisfies SectionComponents;
