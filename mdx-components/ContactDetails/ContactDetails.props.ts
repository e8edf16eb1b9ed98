import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

/** No props: everything comes from the settings. */
export const contactDetailsProps = z.strictObject({});

/** Its root element, which stays as served (src/app/takeover). */
export const takeover = 'section';

/** The components of this folder, as writers use them. */
export const components = {
  ContactDetails: {
    props: contactDetailsProps,
    children: 'none',
    russian: 'Контакты',
    purpose: 'телефон, почта, адрес, часы работы',
  },
} satisfies SectionComponents;
