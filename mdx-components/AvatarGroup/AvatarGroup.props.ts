import { z } from 'zod';
import { line, matching, portrait } from '../../src/content/schemas/common.ts';
import type { SectionComponents } from '../descriptions.ts';

export const avatarGroupProps = z.strictObject({
  people: z
    .array(z.strictObject({ name: line(2, 40, 'Имя и фамилия.'), image: portrait }))
    .min(3)
    .max(9)
    .describe('Кто в кружках: от 3 до 9 человек с портретами, без портрета — инициалы.'),
  users: line(1, 12, 'Сколько пользователей, как это читается. Пример: 5 000+.'),
  rating: matching(/^[1-5],\d$/)('Средняя оценка с запятой, из пяти. Пример: 4,8.'),
  reviews: line(1, 12, 'Сколько отзывов. Пример: 200+.'),
});
export type AvatarGroupProps = z.input<typeof avatarGroupProps>;

export const components = {
  AvatarGroup: {
    props: avatarGroupProps,
    children: 'none',
    russian: 'Лица',
    purpose: 'кружки с людьми: сколько нас, команда, доверие',
  },
} satisfies SectionComponents;
