import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

/** No props: the posts come from pages/blog-single. */
export const postSearchListProps = z.strictObject({});

export const takeover = 'interactive';

export const components = {
  PostSearchList: {
    props: postSearchListProps,
    children: 'none',
    russian: 'Поиск по статьям',
    purpose: 'список статей с полем поиска, блог',
    lists: ['post'],
  },
} satisfies SectionComponents;
