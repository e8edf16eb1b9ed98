import { harmfulLinks } from '../../content/mdx/harmful-links.ts';
import { codeInContent } from '../../content/mdx/literals-only.ts';
import type { FileRule } from '../engine/rule.ts';

/**
 * Content is data: no imports, exports and expressions, and no links that run code.
 *
 * Bad: `import x from 'y'`, `{имя}`, `[a](javascript:…)`. Good: `\{имя\}`.
 */
export const codeInText: FileRule = {
  id: 'mdx/code',
  severity: 'error',
  check: ({ tree, file }) => (tree ? [...codeInContent(tree, file), ...harmfulLinks(tree, file)] : []),
};
