import { z } from 'zod';
import { action, scene } from '../../src/content/schemas/common.ts';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const portalProps = z.strictObject({
  eyebrow,
  heading,
  scene: scene.describe('Сцена в арке: имя рисунка продукта. Пример: chat.'),
  audience: z
    .enum(['tutors', 'students', 'parents', 'centers'])
    .optional()
    .describe('Чей это цвет и узор: tutors (по умолчанию), students, parents или centers.'),
  action,
});
export type PortalProps = z.input<typeof portalProps>;

export const components = {
  Portal: {
    props: portalProps,
    children: 'text',
    russian: 'Призыв с аркой',
    purpose: 'конец страницы: слова, кнопка и сцена в арке, которая стоит на подвале',
  },
} satisfies SectionComponents;
