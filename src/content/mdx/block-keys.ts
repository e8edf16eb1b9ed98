import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Rehype plugin of the dev server: gives siblings React keys made of their tag name and its running number, so that a
 * paragraph added above does not remount the next list: what is open, selected or being typed there is kept. Cells keep
 * their column, since the first becomes a `th` once it has text (row-names.ts).
 */
export function blockKeys() {
  return (tree: Root) =>
    visit(tree, (parent) => {
      if (!('children' in parent) || ('tagName' in parent && parent.tagName === 'tr')) return;
      const counts = new Map<string, number>();
      const keyOf = (name: string) => {
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        return `${name} ${count}`;
      };
      for (const child of parent.children) {
        if (child.type === 'element') child.properties.key = keyOf(child.tagName);
        else if (child.type === 'mdxJsxFlowElement' && child.name)
          child.attributes.push({ type: 'mdxJsxAttribute', name: 'key', value: keyOf(child.name) });
      }
    });
}
