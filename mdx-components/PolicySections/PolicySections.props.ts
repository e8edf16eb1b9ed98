import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

/** The sections come from the files in pages/privacy. */
export const policySectionsProps = z.strictObject({});

/** The element that stands for it in a served page (src/app/takeover). */
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
