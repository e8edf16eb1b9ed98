import { z } from 'zod';
import { line } from '../../src/content/schemas/common.ts';

export const avatarGroupProps = z.strictObject({
  users: line(1, 12, 'Сколько пользователей, как это читается. Пример: 5 000+.'),
  rating: z
    .string()
    .regex(/^[1-5],\d$/)
    .describe('Средняя оценка с запятой, из пяти. Пример: 4,8.'),
  reviews: line(1, 12, 'Сколько отзывов. Пример: 200+.'),
});
export type AvatarGroupProps = z.input<typeof avatarGroupProps>;
