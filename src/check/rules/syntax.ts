import type { FileRule } from '../engine/rule.ts';

/**
 * The body must be readable as MDX; content/mdx/mistakes explains each slip.
 *
 * Bad: `<Faq>` never closed, `a<5`, `title=«Важно»`. Good: `</Faq>`, `a &lt; 5`, `title="Важно"`.
 */
export const syntax: FileRule = {
  id: 'mdx/syntax',
  severity: 'error',
  check: ({ syntax: problems }) => problems,
};
