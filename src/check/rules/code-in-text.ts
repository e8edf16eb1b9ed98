import { codeIn } from '../../content/mdx/code.ts';
import type { FileRule } from '../engine/rule.ts';

/**
 * Content is data: no imports, exports and expressions, no links that run code, no attributes that style or load.
 *
 * Bad: `import x from 'y'`, `{имя}`, `[a](javascript:…)`. Good: `\{имя\}`.
 */
export const codeInText: FileRule = {
  id: 'mdx/code',
  severity: 'error',
  check: ({ tree, file }) => (tree ? codeIn(tree, file) : []),
};
