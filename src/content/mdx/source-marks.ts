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
