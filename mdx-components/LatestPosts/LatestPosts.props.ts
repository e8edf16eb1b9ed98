import { z } from 'zod';
import { whole } from '../../src/content/schemas/common.ts';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const latestPostsProps = z.strictObject({
  eyebrow,
  heading,
  count: whole(1, 6, 'Сколько последних статей показать. Пример: {3}.'),
});
export type LatestPostsProps = z.input<typeof latestPostsProps>;

export const components = {
  LatestPosts: {
    props: latestPostsProps,
    children: 'none',
    russian: 'Последние статьи',
    purpose: 'новости и записи блога',
    lists: ['post'],
  },
} satisfies SectionComponents;
