import { sections } from '../../../mdx-components/index.ts';
import { unknownComponents } from '../../content/mdx/known-components.ts';
import type { FileRule } from '../engine/rule.ts';

const known = Object.keys(sections);

/**
 * Only the sections of mdx-components and a few tags exist.
 *
 * Bad: `<Fak>…</Fak>`. Good: `<Faq>…</Faq>`.
 */
export const unknownComponent: FileRule = {
  id: 'mdx/unknown-component',
  severity: 'error',
  check: ({ tree, file, source }) => (tree ? unknownComponents(tree, file, known, source) : []),
};
