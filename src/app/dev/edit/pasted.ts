import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Root as Markdown, PhrasingContent, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { type Handle, toMarkdown } from 'mdast-util-to-markdown';
import { plainAddress } from '../../../content/files/plain-address.ts';

/** What was pasted, as the site writes it. */
export interface Pasted {
  /** MDX of all of it; empty where there are no words. */
  markdown: string;
  /** Its paragraphs, where they are nothing but words; one alone with marks as they are typed. */
  texts: string[] | null;
}

/** What programs put around and between the words: none of it is the writer's. Pictures come as files of their own. */
const dropped = new Set(
  (
    'head meta link style script title xml noscript template o:p col colgroup ' +
    'button svg img picture video audio iframe object input select textarea'
  ).split(' '),
);
/** Elements that say nothing of what they hold. */
const boxes = new Set('html body div section article main header footer center form'.split(' '));
const inlineBoxes = new Set('span font u small label time abbr'.split(' '));
const blocks = new Set('p ul ol li table h1 h2 h3 h4 h5 h6 blockquote pre hr dl'.split(' '));
const marks = new Set('strong b em i del s a'.split(' '));

/**
 * What is pasted, as the site writes it.
 * @param lines whether plain text of more than one line is paragraphs and lists
 * @param hasMarks whether bold, italics and links may be typed there
 * @returns null for other plain text, and for what was copied as source (VS Code adds its colours to it)
 */
export function readPasted(data: DataTransfer | null, lines = false, hasMarks = false): Pasted | null {
  const html = data?.getData('text/html') ?? '';
  const plain = data?.getData('text/plain') ?? '';
  const words = plain.trim();
  const isRead = (html || (lines && words.includes('\n'))) && !data?.types.includes('vscode-editor-data');
  if (!isRead) return null;
  const { markdown, texts } = pasted(html || htmlOfLines(words), hasMarks);
  // A word is copied with the space beside it, and HTML has none at the ends of a paragraph.
  const beside = (text: string) => (/^ /.test(plain) ? ' ' : '') + text + (/ $/.test(plain) ? ' ' : '');
  return texts?.length === 1 ? { markdown: beside(markdown), texts: texts.map(beside) } : { markdown, texts };
}

/**
 * The text of a clipboard's HTML as this site's Markdown: headings, lists, tables and links stay; what Word, Google Docs,
 * ChatGPT, Excel or a web page put around them goes. Braces and angle brackets stay text.
 */
export function pasted(html: string, hasMarks = false): Pasted {
  const page = fromHtml(html);
  const root: Root = { type: 'root', children: lowered(listed(tidy(page.children, page))) };
  const tree = toMdast(root, { document: true }) as Markdown;
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
  // What has a backslash would be typed with it.
  const isOne = hasMarks && isSentence && !markdown.includes('\\');
  return { markdown: markdown.trim(), texts: isOne ? [markdown.trim()] : null };
}

const isTyped = (node: PhrasingContent): boolean =>
  node.type === 'text' ||
  ((node.type === 'strong' || node.type === 'emphasis' || node.type === 'link') &&
    node.children.every(isTyped));

/** Lines of a chat as HTML: paragraphs, and lists where lines begin with the mark of an item. */
function htmlOfLines(text: string): string {
  const lines = text.trim().replaceAll('\r', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const listOf = (tag: string, mark: RegExp) => (items: string) =>
    `<${tag}>${items
      .trim()
      .split('\n')
      .map((item) => `<li>${item.replace(mark, '')}</li>`)
      .join('')}</${tag}>\n`;
  return lines
    .replace(/(?:^[•·▪●◦‣–-][ \t]+.*(?:\n|$))+/gm, listOf('ul', /^.\s+/))
    .replace(/(?:^\d{1,2}[.)][ \t]+.*(?:\n|$))+/gm, listOf('ol', /^\d+.\s+/))
    .replace(/^(?!<[uo]l>).+$/gm, '<p>$&</p>');
}

/** Addresses and mails in a text, with backslashes before some of their characters. */
const bare = /(?:https?\\?:\/\/|www\\?\.)[^\s<>{}*~]+|[\w.+\\-]{1,80}@[\w-]+\.[\w.-]+/g;

/** Bare addresses become links by themselves; escaped, some would not, and others would lead to their backslashes. */
const writtenText: Handle = ({ value }: Text, _, state, info) =>
  state.safe(value, info).replace(bare, (address) => address.replace(/\\(?=[!-/:-@[-`])/g, ''));

const element = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const named = (node: Nodes | undefined, pattern: RegExp): node is Element =>
  node?.type === 'element' && pattern.test(node.tagName);
const isBlock = (node: Nodes): boolean => node.type === 'element' && blocks.has(node.tagName);
const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === '';
const styleOf = ({ properties }: Element): string => String(properties.style ?? '').toLowerCase();
const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** The first element within a node that is such, in reading order. */
function findIn(node: Nodes, is: (one: Element) => boolean): Element | null {
  if (node.type === 'element' && is(node)) return node;
  for (const child of 'children' in node ? node.children : []) {
    const found = findIn(child, is);
    if (found) return found;
  }
  return null;
}

/** The name of the footnote, Word's own, that a link leads to. */
const noteOf = ({ properties }: Element) => /#_((?:ftn|edn)\d+)$/.exec(String(properties.href))?.[1];

/**
 * Nodes without what is no text: boxes give way to what they hold, and looks become the marks that they mean.
 * @param page all that was copied
 */
function tidy(nodes: readonly (RootContent | ElementContent)[], page: Root): ElementContent[] {
  const found = nodes.flatMap((node) => {
    if (node.type === 'text') return [{ ...node, value: plainText(node.value) }];
    return node.type !== 'element' || dropped.has(node.tagName) || isHidden(node) ? [] : tidied(node, page);
  });
  // Between blocks a break says nothing.
  const children = found.some(isBlock)
    ? found.filter((node) => !named(node, /^br$/) && !isBlank(node))
    : found;
  return joined(children);
}

/** Digits that stand higher or lower than the words: 5² is not 52. */
const digits = [
  { tagName: 'sup', looks: /vertical-align:\s*super/, signs: '⁰¹²³⁴⁵⁶⁷⁸⁹' },
  { tagName: 'sub', looks: /vertical-align:\s*sub(?!\w)/, signs: '₀₁₂₃₄₅₆₇₈₉' },
];

function standing(node: Element): ElementContent | null {
  const found = digits.find(({ tagName, looks }) => tagName === node.tagName || looks.test(styleOf(node)));
  const text = textOf(node);
  if (!found || !/^\d+$/.test(text)) return null;
  return { type: 'text', value: text.replace(/\d/g, (digit) => found.signs.charAt(Number(digit))) };
}

/** Typography is the site's own work. */
const plainText = (text: string): string =>
  text.replace(/\u00a0/g, ' ').replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '');

const isHidden = (node: Element): boolean =>
  /mso-list:\s*ignore|display:\s*none/.test(styleOf(node)) || node.properties.ariaHidden === 'true';

function tidied(node: Element, page: Root): ElementContent[] {
  const { tagName, properties } = node;
  const digit = standing(node);
  if (digit) return [digit];
  const children = tidy(node.children, page);
  // Google Docs puts all that is copied into a bold that is not one.
  const isNoMark =
    /^(?:b|strong)$/.test(tagName) && /(?:^|;)\s*font-weight:\s*(?:normal|400)/.test(styleOf(node));
  if (isNoMark || inlineBoxes.has(tagName)) return marked(node, children);
  // The site has no footnotes: their texts stand in brackets, in the place of their marks.
  if (/mso-element:\s*(?:foot|end)note-list/.test(styleOf(node)))
    return children.filter((child) => !named(child, /^hr$/));
  if (
    /mso-element:\s*(?:foot|end)note$/.test(styleOf(node)) &&
    findIn(page, (one) => noteOf(one) === properties.id)
  )
    return [];
  if (boxes.has(tagName)) return children.some(isBlock) ? children : [element('p', children)];
  if (marks.has(tagName) && children.some(isBlock)) return children;
  if (tagName === 'a') {
    const href = String(properties.href ?? '');
    if (/#_?(?:ftn|edn)ref\d+$/.test(href)) return [];
    const name = noteOf(node);
    if (name)
      return inBrackets(
        findIn(page, ({ properties: { id } }) => id === name),
        page,
      );
    // Word sets a bookmark around each of its headings.
    return href ? trimmed('a', children, { href: plainAddress(href) ?? href }) : children;
  }
  if (marks.has(tagName)) return trimmed(tagName, children);
  if (tagName === 'pre') return [codeOf(node)];
  if (/^h[1-6]$/.test(tagName)) return [element(tagName, flat(children, /^(?:strong|b|p|br)$/))];
  if (/^t[dh]$/.test(tagName)) return [element(tagName, flat(children, inCell))];
  if (tagName === 'table') return [element(tagName, withHead(children))];
  if (tagName === 'ol' || tagName === 'ul') return [element(tagName, nested(children), startOf(properties))];
  if (tagName === 'li') return [element(tagName, onlyWords(children))];
  if (tagName !== 'p') return [element(tagName, children)];
  const isTitle = [properties.className].flat().includes('MsoTitle');
  return [element(isTitle ? 'h1' : 'p', children, listMark(node))];
}

/** What a footnote says, for the middle of a sentence; nothing of one that was not copied. */
function inBrackets(note: Element | null, page: Root): ElementContent[] {
  const text = (value: string): ElementContent => ({ type: 'text', value });
  const words = tidy(note?.children ?? [], page).flatMap((one) =>
    named(one, /^p$/) ? [...trimmed('p', one.children).filter(isBlock), text(' ')] : [one],
  );
  const said = words.flatMap((one) => (named(one, /^p$/) ? one.children : [one])).slice(0, -1);
  const last = said.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(/\.$/, '');
  return said.length > 0 ? [text(' ('), ...said, text(')')] : [];
}

/** A span that looks bold is bold. */
function marked(node: Element, children: ElementContent[]): ElementContent[] {
  if (children.some(isBlock)) return children;
  const style = styleOf(node);
  const found = [
    ...(/(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/.test(style) ? ['strong'] : []),
    ...(/font-style:\s*italic/.test(style) ? ['em'] : []),
    ...(/text-decoration[\w-]*:[^;]*line-through/.test(style) ? ['del'] : []),
  ];
  return found.reduce((inner, mark) => trimmed(mark, inner), children);
}

/** A mark without the spaces at its ends: with them Markdown would not see it. */
function trimmed(mark: string, children: ElementContent[], properties = {}): ElementContent[] {
  const text = children.map(textOf).join('');
  if (text.trim() === '') return text === '' ? [] : [{ type: 'text', value: ' ' }];
  const space = (isThere: boolean): ElementContent[] => (isThere ? [{ type: 'text', value: ' ' }] : []);
  const inner = children.map((child, index) => {
    if (child.type !== 'text') return child;
    const start = index === 0 ? child.value.trimStart() : child.value;
    return { ...child, value: index === children.length - 1 ? start.trimEnd() : start };
  });
  return [...space(/^\s/.test(text)), element(mark, inner, properties), ...space(/\s$/.test(text))];
}

/** Runs of one mark as one: Word begins another in the middle of a word. */
function joined(children: readonly ElementContent[]): ElementContent[] {
  const found: ElementContent[] = [];
  for (const child of children) {
    const last = found.at(-1);
    if (named(child, /^(?:strong|b|em|i|del)$/) && named(last, /^/) && last.tagName === child.tagName)
      last.children.push(...child.children);
    else found.push(child);
  }
  return found;
}

/** Code alone, without the bar that sites put over it. */
function codeOf(node: Element): Element {
  const code = findIn(node, ({ tagName }) => tagName === 'code');
  const language = [code?.properties.className ?? []]
    .flat()
    .filter((name) => /^language-/.test(String(name)));
  const text: ElementContent = { type: 'text', value: textOf(code ?? node) };
  return element('pre', [element('code', [text], { className: language })]);
}

/** A cell has one line: lists and tables within are no more than their words. */
const inCell = /^(?:p|br|hr|h[1-6]|[uo]l|li|dl|d[td]|blockquote|pre|table|thead|tbody|t[rdh])$/;

/** What stands in a line of its own; a heading is bold already. */
const flat = (children: readonly ElementContent[], names: RegExp): ElementContent[] =>
  children.flatMap((child): ElementContent[] => {
    if (!named(child, names)) return [child];
    const space: ElementContent = { type: 'text', value: ' ' };
    const inner = flat(child.children, names);
    return /^(?:strong|b)$/.test(child.tagName) ? inner : [space, ...inner, space];
  });

/** Without a head of its own a table's first row is one. */
function withHead(children: readonly ElementContent[]): ElementContent[] {
  const rows = children.flatMap((child) =>
    named(child, /^t(?:head|body|foot)$/) ? child.children : [child],
  );
  const [first, ...others] = rows.filter((row) => named(row, /^tr$/));
  if (!first) return [];
  const cells = first.children.map((cell) => (named(cell, /^td$/) ? { ...cell, tagName: 'th' } : cell));
  return [element('thead', [element('tr', cells)]), element('tbody', others)];
}

/** Google Docs puts a list that belongs into an item behind it. */
function nested(children: readonly ElementContent[]): ElementContent[] {
  const items: ElementContent[] = [];
  for (const child of children) {
    const last = items.at(-1);
    if (named(child, /^[uo]l$/) && named(last, /^li$/)) last.children.push(child);
    else if (child.type === 'element') items.push(child);
  }
  return items;
}

const startOf = ({ start }: Element['properties']) => (start ? { start } : {});

/** An item of one paragraph is its words. */
function onlyWords(children: ElementContent[]): ElementContent[] {
  const paragraphs = children.filter((child) => named(child, /^p$/));
  return paragraphs.length === 1
    ? children.flatMap((child) => (named(child, /^p$/) ? child.children : [child]))
    : children;
}

/** Word's lists are paragraphs that say how deep they stand; the mark itself is hidden from who knows no lists. */
function listMark(node: Element): Element['properties'] {
  const [, level] = /mso-list:[^;]*level(\d+)/.exec(styleOf(node)) ?? [];
  if (!level) return {};
  const isMark = (one: Nodes): boolean => one.type === 'element' && /mso-list:\s*ignore/.test(styleOf(one));
  const find = (one: Nodes): string =>
    isMark(one) ? textOf(one) : 'children' in one ? one.children.map(find).join('') : '';
  const [, sign] = /^\s*(\d+|[a-zа-я])[.)]/i.exec(find(node)) ?? [];
  return { dataLevel: Number(level), dataOrdered: sign !== undefined, start: Number(sign) || undefined };
}

/** Paragraphs that are items, as lists. */
function listed(nodes: readonly ElementContent[]): ElementContent[] {
  const found: ElementContent[] = [];
  /** The lists that are open, from the outermost. */
  let open: Element[] = [];
  for (const node of nodes) {
    const level = named(node, /^p$/) ? Number(node.properties.dataLevel ?? 0) : 0;
    if (node.type !== 'element' || level === 0) {
      open = [];
      found.push(node);
      continue;
    }
    const item = element('li', node.children);
    const tag = node.properties.dataOrdered ? 'ol' : 'ul';
    open = open.slice(0, level);
    const list = open[level - 1];
    if (list?.tagName === tag) list.children.push(item);
    else {
      // Right below bullets numbers are a list of their own.
      if (list) open.pop();
      const made = element(tag, [item], startOf(node.properties));
      const parent = open.at(-1)?.children.at(-1);
      if (named(parent, /^li$/)) parent.children.push(made);
      else found.push(made);
      open = [...open, made];
    }
  }
  return found;
}

/** A page has one heading of the first level, its own: a text that begins with one goes a level down. */
function lowered(nodes: ElementContent[]): ElementContent[] {
  if (!nodes.some((node) => named(node, /^h1$/))) return nodes;
  return nodes.map((node) => {
    const [, level] = node.type === 'element' ? (/^h([1-5])$/.exec(node.tagName) ?? []) : [];
    return level && node.type === 'element' ? { ...node, tagName: `h${Number(level) + 1}` } : node;
  });
}
