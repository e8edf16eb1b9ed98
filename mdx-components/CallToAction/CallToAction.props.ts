import { z } from 'zod';
import { action } from '../../src/content/schemas/common.ts';
import { heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const callToActionProps = z.strictObject({ heading, action });
export type CallToActionProps = z.input<typeof callToActionProps>;

export const components = {
  CallToAction: {
    props: callToActionProps,
    children: 'text',
    russian: 'Призыв',
    purpose: 'баннер с кнопкой: зарегистрироваться, написать, попробовать',
  },
} satisfies SectionComponents;
