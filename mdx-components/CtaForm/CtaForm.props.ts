import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

export const ctaFormProps = z.strictObject({
  heading: z.string().min(3).max(90).describe('Заголовок над формой, до 90 знаков.'),
});
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
