import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import type { Place, Range } from '../problems/lines.ts';

/**
 * Calls `visitor` for a node and all below it, in document order. The checks of a body walk its tree for every page of
 * the site: this is a tenth of what a general visitor costs, which also keeps ancestors and may change the tree.
 */
export function walk<Any extends Node>(node: Any, visitor: (node: Any) => void): void {
  visitor(node);
  if ('children' in node) for (const child of node.children as Any[]) walk(child, visitor);
}

/** Every node of some kinds, in document order; none of a body that cannot be read. */
export function nodesOf<Type extends Nodes['type']>(
  tree: Nodes | null,
  ...types: readonly Type[]
): Extract<Nodes, { type: Type }>[] {
  const found: Extract<Nodes, { type: Type }>[] = [];
  const isAsked = (node: Nodes): node is Extract<Nodes, { type: Type }> => types.includes(node.type as Type);
  if (tree)
    walk<Nodes>(tree, (node) => {
      if (isAsked(node)) found.push(node);
    });
  return found;
}

/** A section or a tag, on lines of its own or in a sentence. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
export const isJsx = (node: Node): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
export const jsxIn = (tree: Nodes): Jsx[] => nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement');

/** Where a node of a tree begins; the top of the file for one that no writer has written. */
export const placeOf = ({ position }: Pick<Node, 'position'>): Place => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

/** The same as offsets, from its first character to behind its last. */
export const rangeOf = ({ position }: Pick<Node, 'position'>): Range => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
});
