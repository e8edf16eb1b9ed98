import { z } from 'zod';
import { whole } from '../../src/content/schemas/common.ts';
import { eyebrow, heading } from '../_shared/fields.ts';

export const latestPostsProps = z.strictObject({
  eyebrow,
  heading,
  count: whole(1, 6, 'Сколько последних статей показать. Пример: {3}.'),
});
export type LatestPostsProps = z.input<typeof latestPostsProps>;
