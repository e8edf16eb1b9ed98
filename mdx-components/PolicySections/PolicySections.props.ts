import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

/** No props: the sections are the files in pages/privacy. */
export const policySectionsProps = z.strictObject({});

/** Static: stays as served. This is its root element (src/app/takeover/README.md). */
export const takeover = 'div';

export const components = {
  PolicySections: {
    props: policySectionsProps,
    children: 'none',
    russian: 'Разделы политики',
    purpose: 'текст политики конфиденциальности по разделам',
    lists: ['privacy'],
  },
} satisfies SectionComponents;
