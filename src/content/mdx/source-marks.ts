import type { Element, Root } from 'hast';
import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';

/** A section in the tree (https://github.com/syntax-tree/mdast-util-mdx-jsx#mdxjsxflowelement). */
interface FlowElement extends Node {
  type: 'mdxJsxFlowElement';
  name: string | null;
  attributes: { type: 'mdxJsxAttribute'; name: string; value: string }[];
}

/** What a writer sees as a block of its own, and what may be clicked inside of one. */
const markedTags = new Set('p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table tr hr img figure a'.split(' '));

/**
 * Rehype plugin of previews: every block says where it was written, as `data-app-source="pages/x.mdx:12:3"`. Elements carry
 * the attribute themselves; a section gets it as a prop, which src/app/dev/SourceMark.tsx puts on the section's roots.
 * Sections in a line of text carry none: the paragraph around them does.
 */
export function sourceMarks() {
  return (tree: Root, { path: file }: { path: string }) => {
    visit(tree, (node: Node) => {
      if (node.type === 'mdxJsxTextElement') return SKIP;
      const start = node.position?.start;
      if (!start) return;
      const source = `${file}:${start.line}:${start.column}`;
      if (isFlowElement(node))
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'data-app-source', value: source });
      else if (isMarked(node)) node.properties['data-app-source'] = source;
    });
  };
}

const isMarked = (node: Node): node is Element =>
  node.type === 'element' && markedTags.has((node as Element).tagName);

const isFlowElement = (node: Node): node is FlowElement =>
  node.type === 'mdxJsxFlowElement' && Boolean((node as FlowElement).name);
