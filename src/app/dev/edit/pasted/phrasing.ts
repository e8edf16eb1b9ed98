import type { PhrasingContent, RootContent, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

const inLine = new Set(['text', 'strong', 'emphasis', 'delete', 'link', 'inlineCode', 'break']);

/** Whether a node is part of a line of text. */
export const isInLine = (node: RootContent): node is PhrasingContent => inLine.has(node.type);

/** A node of plain text. */
export const text = (value: string): Text => ({ type: 'text', value });

/** Block elements, which become plain text inside table cells. */
export const oneLine = (nodes: readonly RootContent[]): PhrasingContent[] =>
  nodes.flatMap((node): PhrasingContent[] => {
    if (isInLine(node)) return node.type === 'break' ? [text(' ')] : [node];
    return [text(' '), ...('children' in node ? oneLine(node.children) : [text(textOf(node))]), text(' ')];
  });

/** Trims the spaces at the ends of nodes. */
export function trimmed<Node extends RootContent>(nodes: Node[]): Node[] {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return nodes;
}
