import type { Element, ElementContent, Root as Html, Nodes as HtmlNodes, Parents } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type {
  Delete,
  Emphasis,
  Link,
  Root as Markdown,
  PhrasingContent,
  RootContent,
  Strong,
  Text,
} from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown, type Handle as Write } from 'mdast-util-to-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { plainAddress } from '../../../content/files/plain-address.ts';

/** Pasted content in the site's Markdown. */
export interface Pasted {
  /** The whole content as MDX; empty if there is no text. */
  markdown: string;
  /** Paragraphs, if all are plain text; a single one may have marks. */
  texts: string[] | null;
}

/**
 * Converts the clipboard's content.
 * @param hasMarks whether bold, italics and links are allowed
 * @returns null for plain text, and for source code (VS Code adds its colours to it)
 */
export function readPasted(data: DataTransfer | null, hasMarks = false): Pasted | null {
  const html = data?.getData('text/html');
  if (!html || data?.types.includes('vscode-editor-data')) return null;
  const plain = data?.getData('text/plain') ?? '';
  const { markdown, texts } = pasted(html, hasMarks);
  // Keeps a space at the ends of copied text, which HTML would drop.
  const beside = (text: string) => (/^ /.test(plain) ? ' ' : '') + text + (/ $/.test(plain) ? ' ' : '');
  return texts?.length === 1 ? { markdown: beside(markdown), texts: texts.map(beside) } : { markdown, texts };
}

/**
 * Converts clipboard HTML to the site's Markdown. Headings, lists, tables and links stay; what Word, Google Docs, ChatGPT,
 * Excel or a web page add is removed. Braces and angle brackets stay text.
 */
export function pasted(html: string, hasMarks = false): Pasted {
  // Conditional comments of programs.
  const page = fromHtml(html.replace(/<!--.*?-->|<!\[[^>]*>/gs, ''));
  prepare(page);
  const tree = toMdast(page, {
    document: true,
    handlers,
    nodeHandlers: { comment: () => undefined },
  }) as Markdown;
  mend(tree);
  const markdown = toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    emphasis: '*',
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), mdxToMarkdown()],
    handlers: { text: writtenText },
  });
  const texts = tree.children.map((block) =>
    block.type === 'paragraph' && block.children.every(({ type }) => type === 'text')
      ? block.children.map((child) => ('value' in child ? child.value : '')).join('')
      : null,
  );
  if (texts.every((text) => text !== null)) return { markdown: markdown.trim(), texts };
  const [only, ...more] = tree.children;
  const isSentence = more.length === 0 && only?.type === 'paragraph' && only.children.every(isTyped);
  // Escapes would be typed as backslashes.
  const isOne = hasMarks && isSentence && !markdown.includes('\\');
  return { markdown: markdown.trim(), texts: isOne ? [markdown.trim()] : null };
}

const isTyped = (node: PhrasingContent): boolean =>
  node.type === 'text' ||
  ((node.type === 'strong' || node.type === 'emphasis' || node.type === 'link') &&
    node.children.every(isTyped));

/** Matches URLs and e-mail addresses with escaped characters. */
const bare = /(?:https?\\?:\/\/|www\\?\.)[^\s<>{}*~]+|[\w.+\\-]{1,80}@[\w-]+\.[\w.-]+/g;

/** Removes escapes in bare URLs, which GFM turns into links only without them. */
const writtenText: Write = ({ value }: Text, _, state, info) =>
  state.safe(value, info).replace(bare, (address) => address.replace(/\\(?=[!-/:-@[-`])/g, ''));

const named = (node: HtmlNodes | undefined, pattern: RegExp): node is Element =>
  node?.type === 'element' && pattern.test(node.tagName);
const styleOf = ({ properties }: Element): string => String(properties.style ?? '').toLowerCase();

/** Turns programs' HTML into plain HTML: removes hidden content, and makes real lists and table heads. */
function prepare(page: Html): void {
  visit(page, (node, index, parent) => {
    // Typography is applied by the site.
    if (node.type === 'text')
      node.value = node.value.replace(/\u00a0/g, ' ').replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '');
    if (!('children' in node)) return;
    if (node.type === 'element') {
      if (isHidden(node) && parent && index !== undefined) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      if ([node.properties.className].flat().includes('MsoTitle')) node.tagName = 'h1';
      if (node.tagName === 'table') giveHead(node);
      if (named(node, /^[uo]l$/)) node.children = nested(node.children);
    }
    if (node.children.some((child) => levelOf(child) > 0)) node.children = listed(node);
  });
}

const isHidden = (node: Element): boolean =>
  /mso-list:\s*ignore|display:\s*none/.test(styleOf(node)) || node.properties.ariaHidden === 'true';

/** Makes the first row of a table its head if it has none. */
const giveHead = (table: Element): void =>
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    for (const cell of row.children) if (named(cell, /^td$/)) cell.tagName = 'th';
    return EXIT;
  });

/** Moves nested lists of Google Docs, which follow their item, into it. */
function nested(children: readonly ElementContent[]): ElementContent[] {
  const items: ElementContent[] = [];
  for (const child of children) {
    const last = items.at(-1);
    if (named(child, /^[uo]l$/) && named(last, /^li$/)) last.children.push(child);
    else if (child.type === 'element') items.push(child);
  }
  return items;
}

/** List level of Word's list paragraphs; 0 for others. */
const levelOf = (node: HtmlNodes): number =>
  named(node, /^p$/) ? Number(/mso-list:[^;]*level(\d+)/.exec(styleOf(node))?.[1] ?? 0) : 0;

/** The children of a node, with Word's list paragraphs as lists. */
function listed<Parent extends Parents>({ children }: Parent): Parent['children'] {
  const found: ElementContent[] = [];
  /** The open lists, the outermost first. */
  let open: Element[] = [];
  for (const node of children as ElementContent[]) {
    const level = levelOf(node);
    if (node.type !== 'element' || level === 0) {
      if (textOf(node).trim() !== '') open = [];
      found.push(node);
      continue;
    }
    const item: Element = { type: 'element', tagName: 'li', properties: {}, children: node.children };
    // The bullet is in conditional markup.
    const [, sign] = /^\s*(\d+|[a-zа-я])[.)]/i.exec(textOf(node)) ?? [];
    const tagName = sign ? 'ol' : 'ul';
    open = open.slice(0, level);
    const list = open[level - 1];
    if (list?.tagName === tagName) list.children.push(item);
    else {
      // Numbers right after bullets start a new list.
      if (list) open.pop();
      const properties = Number(sign) ? { start: Number(sign) } : {};
      const made: Element = { type: 'element', tagName, properties, children: [item] };
      const parent = open.at(-1)?.children.at(-1);
      if (named(parent, /^li$/)) parent.children.push(made);
      else found.push(made);
      open = [...open, made];
    }
  }
  return found;
}

const inLine = new Set(['text', 'strong', 'emphasis', 'delete', 'link', 'inlineCode', 'break']);
const isInLine = (node: RootContent): node is PhrasingContent => inLine.has(node.type);
const text = (value: string): Text => ({ type: 'text', value });

/** Block elements, which become plain text inside table cells. */
const oneLine = (nodes: readonly RootContent[]): PhrasingContent[] =>
  nodes.flatMap((node): PhrasingContent[] => {
    if (isInLine(node)) return node.type === 'break' ? [text(' ')] : [node];
    return [text(' '), ...('children' in node ? oneLine(node.children) : [text(textOf(node))]), text(' ')];
  });

/** Trims the spaces at the ends of nodes. */
function trimmed<Node extends RootContent>(nodes: Node[]): Node[] {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return nodes;
}

/** Marked text with spaces moved outside, since Markdown would not recognise the mark otherwise. */
function marked(mark: Strong | Emphasis | Delete | Link, children: RootContent[]): RootContent[] {
  const words = textOf(children);
  if (!children.every(isInLine)) return children;
  if (words.trim() === '') return words === '' ? [] : [text(' ')];
  const space = (isThere: boolean) => (isThere ? [text(' ')] : []);
  const marks: RootContent = { ...mark, children: trimmed(children) };
  return [...space(/^\s/.test(words)), marks, ...space(/\s$/.test(words))];
}

/** Elements and styles that are marks. Google Docs wraps everything into a `<b>` that is not bold. */
const looks = [
  [
    'strong',
    /^(?:b|strong);(?!(?:.*;)?\s*font-weight:\s*(?:normal|400))|;\s*font-weight:\s*(?:bold|[6-9]00)/,
  ],
  ['emphasis', /^(?:i|em);|;\s*font-style:\s*italic/],
  ['delete', /^(?:s|del|strike);|;\s*text-decoration[\w-]*:[^;]*line-through/],
] as const;
/** Superscript and subscript digits: 5² is not 52. */
const digits = [
  [/^sup;|;\s*vertical-align:\s*super/, '⁰¹²³⁴⁵⁶⁷⁸⁹'],
  [/^sub;|;\s*vertical-align:\s*sub/, '₀₁₂₃₄₅₆₇₈₉'],
] as const;

const asItLooks: Handle = (state, node) => {
  const look = `${node.tagName};${styleOf(node)}`;
  const [, signs] = digits.find(([pattern]) => pattern.test(look)) ?? [];
  const words = textOf(node);
  if (signs && /^\d+$/.test(words)) return text(words.replace(/\d/g, (digit) => signs.charAt(Number(digit))));
  return looks.reduce<RootContent[]>(
    (inner, [type, pattern]) => (pattern.test(look) ? marked({ type, children: [] }, inner) : inner),
    state.all(node),
  );
};

/** Word wraps headings into bookmarks, and links notes to internal anchors. */
const link: Handle = (state, node) => {
  const href = String(node.properties.href ?? '');
  const words = state.all(node);
  if (href === '' || href.includes('#_')) return words;
  return marked({ type: 'link', url: plainAddress(href) ?? href, children: [] }, words);
};

/** Removes bold in headings. */
const heading: Handle = (state, node) => {
  const depth = Number(node.tagName.charAt(1)) as 1 | 2 | 3 | 4 | 5 | 6;
  const bare = state
    .all(node)
    .flatMap((one): RootContent[] => (one.type === 'strong' ? one.children : [one]));
  return { type: 'heading', depth, children: oneLine(bare) };
};

const cell: Handle = (state, node) => {
  const made = defaultHandlers.td(state, node);
  return { ...made, children: oneLine(made.children) };
};

/** Unwraps the only paragraph of a list item. */
const item: Handle = (state, node) => {
  const made = defaultHandlers.li(state, node);
  return { ...made, spread: made.children.filter(({ type }) => type === 'paragraph').length > 1 };
};

/** Code without the toolbar that sites add. */
const code: Handle = (state, node) => {
  let own: Element | undefined;
  visit(node, 'element', (one) => {
    if (one.tagName === 'code') own = one;
  });
  return defaultHandlers.pre(state, own ? { ...node, children: [own] } : node);
};

/** Elements to drop. Pictures are pasted as files. */
const dropped =
  'head xml noscript o:p button img picture video audio iframe object input select textarea'.split(' ');
const all = (handle: Handle, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, handle]));

const handlers: Record<string, Handle> = {
  ...all(() => undefined, dropped),
  ...all(asItLooks, ['span', 'font', 'u', 'b', 'strong', 'i', 'em', 's', 'del', 'strike', 'sup', 'sub']),
  ...all(heading, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']),
  a: link,
  td: cell,
  th: cell,
  li: item,
  pre: code,
};

/** Cleans the Markdown: merges adjacent marks (Word splits them inside words), drops empty lines and a second title. */
function mend(tree: Markdown): void {
  // The page has its own h1, so pasted headings that begin with one are moved down a level.
  const isLowered = tree.children.some((node) => node.type === 'heading' && node.depth === 1);
  visit(tree, (node, index, parent) => {
    if (node.type === 'text') node.value = node.value.replace(/ {2,}/g, ' ');
    if (node.type === 'table') node.align = [];
    if (node.type === 'tableCell') trimmed(node.children);
    if (!parent || index === undefined) return;
    const before = parent.children[index - 1];
    const isRun =
      (node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete') &&
      before?.type === node.type;
    if (isRun) before.children.push(...node.children);
    const isEmpty = (node.type === 'paragraph' || node.type === 'heading') && textOf(node).trim() === '';
    if (isRun || isEmpty) {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type === 'heading' && isLowered && node.depth < 6) node.depth++;
  });
}
