import { z } from 'zod';
import { line, scene } from '../../src/content/schemas/common.ts';
import { action, videoLabel } from '../_shared/fields.ts';

export const heroProps = z.strictObject({
  eyebrow: line(2, 80, 'Строка над заголовком: для кого страница, до 80 знаков.'),
  heading: line(2, 70, 'Главный заголовок страницы (h1), до 70 знаков.'),
  scene,
  action,
  videoLabel,
});
export type HeroProps = z.input<typeof heroProps>;
