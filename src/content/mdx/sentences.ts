import type { Nodes, Parents } from 'mdast';

/** A part of a sentence that is split by inline markup. */
interface Piece {
  text: string;
  node: Nodes;
}

/** Placeholder for parts of a sentence that are not text: inline code, a picture, a section, a link without words. */
export const object = '\ufffc';
const objects = new Set(['inlineCode', 'image', 'imageReference', 'mdxTextExpression', 'mdxJsxTextElement']);
/** Names of sections, and of pasted tags whose content is a sentence of its own. */
const separate = /^(?:[A-Z]|(?:li|p|div|t[dhr]|h\d)$)/;
const inline = new Set(['emphasis', 'strong', 'delete', 'link', 'linkReference']);

/**
 * Returns the pieces of text that are read together: one list for each block and each inline section of a body, across
 * its inline markup.
 */
export function sentencesOf(block: Parents): Piece[][] {
  const sentences: Piece[][] = [];
  let pieces: Piece[] = [];
  const finish = () => {
    if (pieces.length > 0) sentences.push(pieces);
    pieces = [];
  };
  const read = (parent: Parents) => {
    for (const node of parent.children) {
      const isTag = node.type === 'mdxJsxTextElement' && !separate.test(node.name ?? 'A');
      if (node.type === 'text') pieces.push({ text: node.value, node });
      else if (node.type === 'break' || (isTag && node.name === 'br')) pieces.push({ text: '\n', node });
      else if ('children' in node && node.children.length > 0 && (isTag || inline.has(node.type))) read(node);
      else {
        if (objects.has(node.type) || inline.has(node.type)) pieces.push({ text: object, node });
        else if ('children' in node) finish();
        if ('children' in node) sentences.push(...sentencesOf(node));
      }
    }
  };
  read(block);
  finish();
  return sentences;
}
