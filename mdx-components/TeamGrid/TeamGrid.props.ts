import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

/** No props: the people come from pages/team-single. */
export const teamGridProps = z.strictObject({});

/** React does not take it over: it stays as served. This is its root element (src/app/takeover/README.md). */
export const takeover = 'section';

/** The components of this folder, as writers use them. */
export const components = {
  TeamGrid: {
    props: teamGridProps,
    children: 'none',
    russian: 'Команда',
    purpose: 'люди, сотрудники, преподаватели',
    lists: ['member'],
  },
} satisfies SectionComponents;
