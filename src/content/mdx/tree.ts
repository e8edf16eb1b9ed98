import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import type { Place, Range } from '../problems/lines.ts';

/**
 * Calls `visitor` for a node and its descendants in document order. Checks walk the tree of every page of the site:
 * this costs a tenth of a general visitor, which also tracks ancestors and may change the tree.
 */
export function walk<Any extends Node>(node: Any, visitor: (node: Any) => void): void {
  visitor(node);
  if ('children' in node) for (const child of node.children as Any[]) walk(child, visitor);
}

/** Returns all nodes of the given types in document order; none if the body cannot be parsed. */
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

/** A section or a tag, block or inline. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
export type JsxAttribute = Jsx['attributes'][number];
export const isJsx = (node: Node): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
export const jsxIn = (tree: Nodes): Jsx[] => nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement');

/** Returns the position of a node's start; the top of the file for a generated node. */
export const placeOf = ({ position }: Pick<Node, 'position'>): Place => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

/** Returns the offsets of a node; the end is exclusive. */
export const rangeOf = ({ position }: Pick<Node, 'position'>): Range => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
});
