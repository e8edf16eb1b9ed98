import { z } from 'zod';
import { day, line, scene } from '../../src/content/schemas/common.ts';
import type { SectionComponents } from '../descriptions.ts';

/** No props: a list of <Release>. */
export const releaseListProps = z.strictObject({});
export const releaseProps = z.strictObject({
  date: day('Дата обновления ГГГГ-ММ-ДД.'),
  title: line(3, 90, 'Что появилось, до 90 знаков.'),
  scene: scene.describe('Сцена обновления: каким его видно на платформе. Пример: quiz.').optional(),
});
export type ReleaseProps = Omit<z.input<typeof releaseProps>, 'date'> & { date: string };

export const components = {
  Release: { props: releaseProps, children: 'text', russian: 'Обновление' },
  ReleaseList: {
    props: releaseListProps,
    children: 'items',
    russian: 'Обновления',
    purpose: 'что нового, история версий, релизы',
  },
} satisfies SectionComponents;
