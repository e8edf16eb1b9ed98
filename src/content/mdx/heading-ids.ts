import type { Root, RootContent } from 'hast';
import type {} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { uniqueSlugs } from '../files/slugs.ts';
import { readLiteral } from './literal.ts';

/** A heading that a table of contents leads to. */
export interface Heading {
  level: 2 | 3;
  id: string;
  title: string;
}

/** What a heading says, with what stands in braces: the check reads `## Цена {5}` so too. */
function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'mdxTextExpression') return String(readLiteral(node.data?.estree)?.value ?? '');
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/**
 * Rehype plugin: every Markdown heading gets an `id` made from its text by the site's one transliteration
 * (slugs.ts), so that links to a place on a page read the same everywhere.
 * @param tell takes the headings of a file's own text, those inside sections aside
 */
export function headingIds(tell: (file: string, found: { headings: Heading[] }) => void) {
  return (tree: Root, { path }: { path: string }) => {
    const slug = uniqueSlugs();
    visit(tree, 'element', (node) => {
      if (/^h[2-6]$/.test(node.tagName)) node.properties.id ??= slug(textOf(node));
    });
    const headings = tree.children.flatMap((node): Heading[] => {
      if (node.type !== 'element' || !/^h[23]$/.test(node.tagName)) return [];
      const level = node.tagName === 'h2' ? 2 : 3;
      return [{ level, id: String(node.properties.id), title: textOf(node).trim() }];
    });
    tell(path, { headings });
  };
}
