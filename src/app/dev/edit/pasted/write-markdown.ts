import type { ListItem, Root as Markdown, Nodes, Parents, RootContent, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown, type Handle as Write, defaultHandlers as writers } from 'mdast-util-to-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { plainAddress } from '../../../../content/files/plain-address.ts';
import { oneLine, trimmed } from './phrasing.ts';

/** The source of a tree, after `mend`. */
export function written(tree: Markdown): string {
  mend(tree);
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    emphasis: '*',
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), mdxToMarkdown()],
    handlers: { text: writtenText, link: writtenLink },
  }).trim();
}

/** Matches URLs and e-mail addresses with escaped characters. */
const bare = /(?:https?\\?:\/\/|www\\?\.)[^\s<>{}*~]+|[\w.+\\-]{1,80}@[\w-]+\.[\w.-]+/g;

/** Without escapes that only clutter: `&` means something just before a name and a semicolon. */
const uncluttered = (source: string) => source.replace(/\\&(?!#?\w+;)/g, '&');

/** Removes escapes in bare URLs, which GFM turns into links only without them. */
const writtenText: Write = ({ value }: Text, _, state, info) =>
  uncluttered(state.safe(value, info)).replace(bare, (address) => address.replace(/\\(?=[!-/:-@[-`])/g, ''));
const writtenLink: Write = Object.assign(
  (...args: Parameters<typeof writers.link>) => uncluttered(writers.link(...args)),
  { peek: writers.link.peek },
);

/** Cleans the Markdown: drops empty lines and a second title. */
function mend(tree: Markdown): void {
  // The page has its own h1, so pasted headings that begin with one are moved down a level.
  const isLowered = tree.children.some((node) => node.type === 'heading' && node.depth === 1);
  visit(tree, (node, index, parent) => {
    if (node.type === 'text') node.value = node.value.replace(/\s+/g, ' ');
    if (node.type === 'link') node.url = plainAddress(node.url) ?? node.url;
    // No empty lines around the only paragraph of an item.
    if (node.type === 'list') node.spread = false;
    if (node.type === 'listItem')
      node.spread = node.children.filter(({ type }) => type === 'paragraph').length > 1;
    if (node.type === 'table') {
      node.align = [];
      // Added to a table without a head.
      if (node.children.length > 1 && textOf(node.children[0]) === '') node.children.shift();
    }
    if (node.type === 'tableCell') trimmed(node.children);
    // Headings are bold already.
    if (node.type === 'heading')
      node.children = oneLine(node.children.flatMap((one) => (one.type === 'strong' ? one.children : [one])));
    const isEmpty = (node.type === 'paragraph' || node.type === 'heading') && textOf(node).trim() === '';
    if (isEmpty && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type === 'heading' && isLowered && node.depth < 6) node.depth++;
  });
  join(tree);
}

/** Joins the children of a node that continue the one before. */
function join(parent: Parents): void {
  const children: RootContent[] = [];
  for (const node of parent.children) {
    const before = children.at(-1);
    if (before && 'children' in before && 'children' in node && isContinued(before, node))
      before.children = [...before.children, ...node.children] as typeof before.children;
    else children.push(node);
  }
  parent.children = children as typeof parent.children;
  for (const node of children) if ('children' in node) join(node);
}

/** Whether a node continues the one before: Word splits marks inside words, and each of its list paragraphs is a list, as of a quote. */
function isContinued(before: Nodes, node: Nodes): boolean {
  const isNested = ({ children }: ListItem) => children.every(({ type }) => type === 'list');
  if (node.type === 'listItem') return isNested(node);
  if (node.type !== 'list')
    return before.type === node.type && /^(strong|emphasis|delete|blockquote)$/.test(node.type);
  return before.type === 'list' && (before.ordered === node.ordered || node.children.every(isNested));
}
