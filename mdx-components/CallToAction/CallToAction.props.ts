import { z } from 'zod';
import { action, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const callToActionProps = z.strictObject({ heading, action });
export type CallToActionProps = z.input<typeof callToActionProps>;

/** Its root element, which stays as served (src/app/takeover). */
export const takeover = 'section';

/** The components of this folder, as writers use them. */
export const components = {
  CallToAction: {
    props: callToActionProps,
    children: 'text',
    russian: 'Призыв',
    purpose: 'баннер с кнопкой: зарегистрироваться, написать, попробовать',
  },
} satisfies SectionComponents;
