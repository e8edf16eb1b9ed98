import { sections } from '../../../../mdx-components/index.ts';
import { codeIn } from '../../../content/mdx/code.ts';
import { unknownComponents } from '../../../content/mdx/known-components.ts';
import { rangeOf } from '../../../content/mdx/tree.ts';
import { isSiteFile } from '../../../content/types/schemas.ts';
import type { FileRule } from '../../engine/rule.ts';

const known = Object.keys(sections);

/** What the compiler refuses too, told with the rest. */
export const rule: readonly FileRule[] = [
  // Of the site's files only the fields are read: a text below them is nowhere on the site.
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
