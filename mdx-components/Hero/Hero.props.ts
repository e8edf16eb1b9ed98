import { z } from 'zod';
import { action, line, scene } from '../../src/content/schemas/common.ts';
import { audiences, playedScenes } from '../../src/vocabulary.ts';
import { videoLabel } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const heroProps = z.strictObject({
  eyebrow: line(2, 80, 'Строка над заголовком: для кого страница, до 80 знаков.'),
  heading: line(2, 70, 'Главный заголовок страницы (h1), до 70 знаков.'),
  scene,
  audience: z
    .enum(audiences)
    .optional()
    .describe('Для кого страница: узор за заголовком, tutors, students, parents или centers.'),
  action,
  videoLabel,
});
export type HeroProps = z.input<typeof heroProps>;

/** With a video or an interactive scene, hydrated once touched (src/app/takeover/README.md). */
export const takeover = ({ videoLabel, scene }: Partial<HeroProps>) =>
  videoLabel || playedScenes.some((name) => name === scene) ? 'touched' : 'section';

export const components = {
  Hero: {
    props: heroProps,
    children: 'text',
    russian: 'Первый экран',
    purpose: 'обложка и баннер страницы: главный заголовок, кнопки, картинка',
    heading: 'h1',
  },
} satisfies SectionComponents;
