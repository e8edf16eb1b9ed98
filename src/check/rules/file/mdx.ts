import { sections } from '../../../../mdx-components/index.ts';
import { codeIn } from '../../../content/mdx/code.ts';
import { unknownComponents } from '../../../content/mdx/known-components.ts';
import type { FileRule } from '../../engine/rule.ts';

const known = Object.keys(sections);

/** What the compiler refuses too, told with the rest. */
export const rule: readonly FileRule[] = [
  // A body that cannot be read as MDX: `<Faq>` never closed, `a<5`, `title=«Важно»`. content/mdx/mistakes.ts explains each.
  { id: 'mdx/syntax', check: ({ syntax }) => syntax },
  // Content is data: no imports and expressions, no links that run code, no attributes that style or load.
  { id: 'mdx/code', check: ({ tree, file }) => (tree ? codeIn(tree, file) : []) },
  // Only the sections of mdx-components and a few tags exist: `<Fak>…</Fak>`.
  {
    id: 'mdx/unknown-component',
    check: ({ tree, file, source }) => (tree ? unknownComponents(tree, file, known, source) : []),
  },
];
