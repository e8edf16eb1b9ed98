import type { Root, RootContent } from 'hast';
import type {} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { uniqueSlugs } from '../files/slugs.ts';
import { readLiteral } from './literal.ts';

/** A heading in a table of contents. */
export interface Heading {
  level: 2 | 3;
  id: string;
  title: string;
}

/** Returns a heading's text with values in braces, like the check does for `## Цена {5}`. */
function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'mdxTextExpression') return String(readLiteral(node.data?.estree)?.value ?? '');
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/**
 * Rehype plugin: gives every Markdown heading an `id` by transliterating its text (slugs.ts), and every table the
 * name of the heading above it, so that a screen reader can report the tables of a page apart.
 * @param report receives the headings of the file's own text, without those inside sections
 */
export function headingIds(report: (file: string, found: { headings: Heading[] }) => void) {
  return (tree: Root, { path }: { path: string }) => {
    const slug = uniqueSlugs();
    let title = '';
    visit(tree, (node) => {
      // A section's heading is its prop.
      const prop =
        'attributes' in node && node.attributes.find((one) => 'name' in one && one.name === 'heading');
      if (prop && typeof prop.value === 'string') title = prop.value;
      if (node.type !== 'element') return;
      if (/^h[2-6]$/.test(node.tagName)) {
        title = textOf(node).trim();
        node.properties.id ??= slug(title);
      }
      if (node.tagName === 'table' && title) node.properties.ariaLabel = title;
    });
    const headings = tree.children.flatMap((node): Heading[] => {
      if (node.type !== 'element' || !/^h[23]$/.test(node.tagName)) return [];
      const level = node.tagName === 'h2' ? 2 : 3;
      return [{ level, id: String(node.properties.id), title: textOf(node).trim() }];
    });
    report(path, { headings });
  };
}
