import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Rehype plugin: the first cell of a row names it, the head a column, so that a screen reader says whose value it reads. */
export const rowNames = () => (tree: Root) =>
  visit(tree, 'element', (body) => {
    if (body.tagName === 'th') body.properties.scope ??= 'col';
    if (body.tagName !== 'tbody') return;
    for (const row of body.children) {
      const first = 'children' in row && row.children.find((cell) => cell.type === 'element');
      if (!first || first.children.length === 0) continue;
      first.tagName = 'th';
      first.properties.scope = 'row';
    }
  });
