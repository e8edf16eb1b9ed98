import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

/** No props: the people are in pages/team-single. */
export const teamGridProps = z.strictObject({});

export const components = {
  TeamGrid: {
    props: teamGridProps,
    children: 'none',
    russian: 'Команда',
    purpose: 'люди, сотрудники, преподаватели',
    lists: ['member'],
  },
} satisfies SectionComponents;
