import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

/** No props: everything comes from the settings. */
export const contactDetailsProps = z.strictObject({});

/** React does not take it over: it stays as served. This is its root element (src/app/takeover/README.md). */
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
