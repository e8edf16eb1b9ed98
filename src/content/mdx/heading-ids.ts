import type { Element, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import { uniqueSlugs } from '../slugs.ts';

const textOf = (node: Element | RootContent): string =>
  node.type === 'text'
    ? node.value
    : 'children' in node
      ? node.children.map((child) => textOf(child as RootContent)).join('')
      : '';

/**
 * Rehype plugin: every Markdown heading gets an `id` made from its text by the site's one transliteration
 * (slugs.ts), so that links to a place on a page read the same everywhere.
 */
export function headingIds() {
  return (tree: Root) => {
    const slug = uniqueSlugs();
    visit(tree, 'element', (node) => {
      if (/^h[2-6]$/.test(node.tagName)) node.properties.id ??= slug(textOf(node));
    });
  };
}
