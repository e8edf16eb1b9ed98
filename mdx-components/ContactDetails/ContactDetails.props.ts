import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

/** No props: everything is in the settings. */
export const contactDetailsProps = z.strictObject({});

export const components = {
  ContactDetails: {
    props: contactDetailsProps,
    children: 'none',
    russian: 'Контакты',
    purpose: 'телефон, почта, адрес, часы работы',
  },
} satisfies SectionComponents;
