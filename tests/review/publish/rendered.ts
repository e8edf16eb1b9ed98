import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';

/** A comment as GitHub's Markdown reads it, for tests. */
export interface Rendered {
  root: Root;
  /** Words outside of code: all that GitHub looks through for mentions, references and emoji. */
  texts: string[];
  /** Spans of code, where it looks for nothing. */
  codes: string[];
  /** HTML that the comment holds, tag by tag. */
  tags: string[];
  /** Addresses of links and pictures, Markdown's and HTML's. */
  addresses: string[];
  /** Kinds of nodes. */
  kinds: Set<string>;
}

export function rendered(markdown: string): Rendered {
  const root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const found: Rendered = { root, texts: [], codes: [], tags: [], addresses: [], kinds: new Set() };
  visit(root, (node: Nodes) => {
    found.kinds.add(node.type);
    if (node.type === 'text') found.texts.push(node.value);
    if (node.type === 'inlineCode') found.codes.push(node.value);
    if (node.type === 'link' || node.type === 'image') found.addresses.push(node.url);
    if (node.type !== 'html') return;
    found.tags.push(...(node.value.match(/<!--[\s\S]*?-->|<[^>]*>/g) ?? []));
    found.texts.push(node.value.replace(/<!--[\s\S]*?-->|<[^>]*>/g, ''));
    for (const [, address = ''] of node.value.matchAll(/(?:href|src)="([^"]*)"/g))
      found.addresses.push(address);
  });
  return found;
}
