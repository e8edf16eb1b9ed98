import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A comment as parsed by GitHub's Markdown, for tests. */
export interface Rendered {
  root: Root;
  /** Text outside code, which GitHub searches for mentions, references and emoji. */
  texts: string[];
  /** Code spans and blocks, which GitHub does not search. */
  codes: string[];
  /** HTML of the comment, tag by tag. */
  tags: string[];
  /** Addresses of links and pictures in Markdown and HTML. */
  addresses: string[];
  /** Node types. */
  kinds: Set<string>;
}

export function rendered(markdown: string): Rendered {
  const root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const found: Rendered = { root, texts: [], codes: [], tags: [], addresses: [], kinds: new Set() };
  visit(root, (node: Nodes) => {
    found.kinds.add(node.type);
    if (node.type === 'text') found.texts.push(node.value);
    if (node.type === 'inlineCode' || node.type === 'code') found.codes.push(node.value);
    if (node.type === 'link' || node.type === 'image') found.addresses.push(node.url);
    if (node.type !== 'html') return;
    found.tags.push(...(node.value.match(/<!--[\s\S]*?-->|<[^>]*>/g) ?? []));
    found.texts.push(node.value.replace(/<!--[\s\S]*?-->|<[^>]*>/g, ''));
    for (const [, address = ''] of node.value.matchAll(/(?:href|src)="([^"]*)"/g))
      found.addresses.push(address);
  });
  return found;
}
