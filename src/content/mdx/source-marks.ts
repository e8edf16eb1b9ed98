import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** What a writer sees as a block of its own, and what may be clicked inside of one. */
const markedTags = new Set('p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table tr hr img figure a'.split(' '));

/**
 * Rehype plugin of previews: every block says where it was written, as `data-app-source="pages/x.mdx:12:3"`. Elements carry
 * the attribute themselves; a section gets it as a prop, which src/app/SourceMark.tsx puts on the section's roots.
 * Sections in a line of text carry none: the paragraph around them does.
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
