import { z } from 'zod';
import { matching } from '../../src/content/schemas/common.ts';
import type { SectionComponents } from '../descriptions.ts';

export const anchorProps = z.strictObject({
  id: matching(/^[a-z][a-z0-9-]*$/)('Имя якоря латиницей: на него ведёт ссылка вида /features#live.'),
});
export type AnchorProps = z.input<typeof anchorProps>;

export const takeover = 'span';

export const components = {
  Anchor: {
    props: anchorProps,
    children: 'none',
    russian: 'Якорь',
    purpose: 'место на странице, на которое ведёт ссылка с решёткой',
  },
} satisfies SectionComponents;
