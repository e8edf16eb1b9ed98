import { z } from 'zod';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const contactSectionProps = z.strictObject({ eyebrow, heading });
export type ContactSectionProps = z.input<typeof contactSectionProps>;

/** Its root element, which stays as served (src/app/takeover). */
export const takeover = 'section';

/** The components of this folder, as writers use them. */
export const components = {
  ContactSection: {
    props: contactSectionProps,
    children: 'text',
    russian: 'Раздел контактов',
    purpose: 'контакты и форма рядом',
  },
} satisfies SectionComponents;
