import { z } from 'zod';
import { heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const ctaFormProps = z.strictObject({ heading });
export type CtaFormProps = z.input<typeof ctaFormProps>;

export const takeover = 'interactive';

export const components = {
  CtaForm: {
    props: ctaFormProps,
    children: 'text',
    russian: 'Заявка',
    purpose: 'баннер с формой заявки: имя, почта, телефон, сообщение',
  },
} satisfies SectionComponents;
