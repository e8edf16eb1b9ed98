import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Elements that a writer sees as blocks, and those that can be clicked inside a block. */
const markedTags = new Set('p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table tr hr img figure a'.split(' '));

/**
 * Rehype plugin for writers: marks every block with its source position, `data-app-source="pages/x.mdx:12:3"`. Elements
 * get the attribute; a section gets a prop, which src/app/SourceMark.tsx sets on the section's root elements. Inline
 * sections have no mark, since the paragraph around them has one.
 */
export function sourceMarks() {
  return (tree: Root, { path: file }: { path: string }) => {
    visit(tree, (node) => {
      if (node.type === 'mdxJsxTextElement') return SKIP;
      const start = node.position?.start;
      if (!start) return;
      const source = `${file}:${start.line}:${start.column}`;
      if (node.type === 'mdxJsxFlowElement' && node.name)
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'data-app-source', value: source });
      else if (node.type === 'element' && markedTags.has(node.tagName))
        node.properties['data-app-source'] = source;
    });
  };
}

/**
 * Rehype plugin of the dev server: gives siblings React keys made of their tag name and its running number, so that a
 * paragraph added above does not remount the next list: what is open, selected or being typed there is kept. Cells keep
 * their column, since the first becomes a `th` once it has text (screen-readers.ts).
 */
export function blockKeys() {
  return (tree: Root) =>
    visit(tree, (parent) => {
      if (!('children' in parent) || ('tagName' in parent && parent.tagName === 'tr')) return;
      // Line ends have no key: for them, React would move the list, and what is open in it would lose the focus and close.
      if (parent.type === 'root') parent.children = parent.children.filter(({ type }) => type !== 'text');
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
