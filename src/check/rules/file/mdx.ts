import type { Root } from 'mdast';
import { sections } from '../../../../mdx-components/index.ts';
import { codeIn } from '../../../content/mdx/code.ts';
import { unknownComponents } from '../../../content/mdx/known-components.ts';
import { rangeOf } from '../../../content/mdx/tree.ts';
import { isSiteFile } from '../../../content/types/schemas.ts';
import type { FileRule } from '../../engine/rule.ts';

const known = Object.keys(sections);

/** The first part of a body that is shown. */
const firstIn = ({ children }: Root) =>
  children.find(({ type }) => type !== 'yaml' && type !== 'mdxFlowExpression');

/** Problems of the body. All but `mdx/unread` are also reported by the compiler. */
export const rule: readonly FileRule[] = [
  // Entries and long texts show their title above an empty page; others lack a heading, which is reported.
  {
    id: 'mdx/empty',
    severity: 'warning',
    ofWhole: true,
    *check({ tree, source, hasTitle }) {
      if (tree && hasTitle && !firstIn(tree))
        yield {
          from: source.trimEnd().length,
          what: 'Под полями нет текста: страница выйдет пустой.',
          hint: 'Напишите его ниже строки «---».',
        };
    },
  },
  // Site files have only fields: a body would never be shown.
  {
    id: 'mdx/unread',
    *check({ tree, type }) {
      const first = tree && firstIn(tree);
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
