import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

/** No props: the people come from pages/team-single. */
export const teamGridProps = z.strictObject({});

/** Its root element, which stays as served (src/app/takeover). */
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
