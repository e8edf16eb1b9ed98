import { codeInContent } from '../../content/mdx/literals-only.ts';
import type { FileRule } from '../engine/rule.ts';

/**
 * Content is data: no imports, exports and expressions.
 *
 * Bad: `import x from 'y'`, `{имя}`. Good: `\{имя\}`.
 */
export const codeInText: FileRule = {
  id: 'mdx/code',
  severity: 'error',
  check: ({ tree, file }) => (tree ? codeInContent(tree, file) : []),
};
