import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

/** No props: the posts come from pages/blog-single. */
export const postSearchListProps = z.strictObject({});

/** Answers in the browser: React takes it over (src/app/takeover). */
export const takeover = 'interactive';

/** The components of this folder, as writers use them. */
export const components = {
  PostSearchList: {
    props: postSearchListProps,
    children: 'none',
    russian: 'Поиск по статьям',
    purpose: 'список статей с полем поиска, блог',
    lists: ['post'],
  },
} satisfies SectionComponents;
