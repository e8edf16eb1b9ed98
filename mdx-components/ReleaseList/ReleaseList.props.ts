import { z } from 'zod';
import { day } from '../../src/content/schemas/common.ts';

/** No props: a list of <Release>. */
export const releaseListProps = z.strictObject({});
export const releaseProps = z.strictObject({
  date: day('Дата обновления ГГГГ-ММ-ДД.'),
  title: z.string().min(3).max(90).describe('Что появилось, до 90 знаков.'),
});
export type ReleaseProps = { date: string; title: z.input<typeof releaseProps>['title'] };
