import { z } from 'zod';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const starPuzzleProps = z.strictObject({ eyebrow, heading });
export type StarPuzzleProps = z.input<typeof starPuzzleProps>;

/** Hydrated once touched (src/app/takeover/README.md). */
export const takeover = 'touched';

export const components = {
  StarPuzzle: {
    props: starPuzzleProps,
    children: 'text',
    russian: 'Узор-головоломка',
    purpose: 'игра для страницы, которой нет: собрать звезду гириха',
  },
} satisfies SectionComponents;
