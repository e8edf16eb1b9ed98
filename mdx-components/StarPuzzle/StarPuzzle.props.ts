import { z } from 'zod';
import { action, line } from '../../src/content/schemas/common.ts';
import type { SectionComponents } from '../descriptions.ts';

export const starPuzzleProps = z.strictObject({
  heading: line(2, 60, 'Главный заголовок (h1): чего нет. Пример: Статья не найдена.'),
  badge: line(2, 20, 'Метка над заголовком. Пример: 404.').optional(),
  action,
});
export type StarPuzzleProps = z.input<typeof starPuzzleProps>;

/** Hydrated once touched (src/app/takeover/README.md). */
export const takeover = 'touched';

export const components = {
  StarPuzzle: {
    props: starPuzzleProps,
    children: 'text',
    russian: 'Узор-головоломка',
    purpose: 'начало страницы, которой нет: главный заголовок, кнопка и игра — собрать звезду гириха',
    heading: 'h1',
  },
} satisfies SectionComponents;
