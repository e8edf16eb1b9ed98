import type { Node } from 'unist';
import type { Place } from '../problems/lines.ts';

/**
 * Calls `visitor` for a node and all below it, in document order. The checks of a body walk its tree for every page of
 * the site: this is a tenth of what a general visitor costs, which also keeps ancestors and may change the tree.
 */
export function walk<Any extends Node>(
  node: Any,
  visitor: (node: Any, parent: Any | null) => void,
  parent: Any | null = null,
): void {
  visitor(node, parent);
  if ('children' in node) for (const child of node.children as Any[]) walk(child, visitor, node);
}

/** Where a node of a tree begins; the top of the file for one that no writer has written. */
export const placeOf = ({ position }: Pick<Node, 'position'>): Place => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});
