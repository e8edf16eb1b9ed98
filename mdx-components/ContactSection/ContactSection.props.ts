import { z } from 'zod';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const contactSectionProps = z.strictObject({ eyebrow, heading });
export type ContactSectionProps = z.input<typeof contactSectionProps>;

export const components = {
  ContactSection: {
    props: contactSectionProps,
    children: 'text',
    russian: 'Раздел контактов',
    purpose: 'контакты и форма рядом',
  },
} satisfies SectionComponents;
