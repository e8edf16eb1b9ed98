import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Rehype plugin of the dev server: what stands beside each other has React's keys, by its name and the how manieth of that
 * name it is. So a paragraph that comes above makes no other list of the next list: what is open, chosen or being typed in it
 * stays where it is.
 */
export function blockKeys() {
  return (tree: Root) =>
    visit(tree, (parent) => {
      if (!('children' in parent)) return;
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
