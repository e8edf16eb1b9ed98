import { sections } from '../../../../mdx-components/index.ts';
import { codeIn } from '../../../content/mdx/code.ts';
import { unknownComponents } from '../../../content/mdx/known-components.ts';
import { rangeOf } from '../../../content/mdx/tree.ts';
import { isSiteFile } from '../../../content/types/schemas.ts';
import type { FileRule } from '../../engine/rule.ts';

const known = Object.keys(sections);

/** Problems of the body. All but `mdx/unread` are also reported by the compiler. */
export const rule: readonly FileRule[] = [
  // Site files have only fields: a body would never be shown.
  {
    id: 'mdx/unread',
    *check({ tree, type }) {
      const first = tree?.children.find((node) => node.type !== 'yaml' && node.type !== 'mdxFlowExpression');
      if (first && isSiteFile(type))
        yield {
          ...rangeOf(first),
          what: 'Текст под полями этого файла на сайт не\u00a0попадёт.',
          hint: 'Перенесите его на страницу или удалите.',
        };
    },
  },
  // Syntax errors: unclosed `<Faq>`, `a<5`, `title=«Важно»`. content/mdx/mistakes.ts explains them.
  { id: 'mdx/syntax', check: ({ syntax }) => syntax },
  // Content is data: no imports, expressions, `javascript:` links, or attributes that style or load.
  { id: 'mdx/code', check: ({ tree, file }) => (tree ? codeIn(tree, file) : []) },
  // Unknown sections and tags: `<Fak>…</Fak>`.
  {
    id: 'mdx/unknown-component',
    check: ({ tree, file, source }) => (tree ? unknownComponents(tree, file, known, source) : []),
  },
];
