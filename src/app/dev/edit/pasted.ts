import type { Element, ElementContent, Root as Html, Nodes as HtmlNodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type {
  Delete,
  Emphasis,
  Link,
  ListItem,
  Root as Markdown,
  Nodes,
  Parents,
  PhrasingContent,
  RootContent,
  Strong,
  Text,
} from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown, type Handle as Write, defaultHandlers as writers } from 'mdast-util-to-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { plainAddress } from '../../../content/files/plain-address.ts';
import { notify } from '../../../ui/toast.ts';

/** Pasted content in the site's Markdown. */
export interface Pasted {
  /** The whole content as MDX; empty if there is no text. */
  markdown: string;
  /** Paragraphs, if all are plain text; a single one may have marks. */
  texts: string[] | null;
  /** Number of pictures that were left out. */
  pictures: number;
}

/**
 * Converts the clipboard's content, and tells of pictures that are left out.
 * @param hasMarks whether bold, italics and links are allowed
 * @returns null for plain text, and for source code (VS Code adds its colours to it)
 */
export function readPasted(data: DataTransfer | null, hasMarks = false): Pasted | null {
  const html = data?.getData('text/html');
  if (!html || data?.types.includes('vscode-editor-data')) return null;
  const plain = data?.getData('text/plain') ?? '';
  const clean = pasted(html, hasMarks);
  const { markdown, texts, pictures } = clean;
  if (pictures > 0)
    void notify(`Не\u00a0вставлено картинок: ${pictures}. Каждую перетащите на\u00a0страницу отдельно.`);
  // Keeps a space at the ends of copied text, which HTML would drop.
  const beside = (text: string) => (/^ /.test(plain) ? ' ' : '') + text + (/ $/.test(plain) ? ' ' : '');
  return texts?.length === 1 ? { ...clean, markdown: beside(markdown), texts: texts.map(beside) } : clean;
}

/** Soft hyphens, zero-width and direction marks, and control characters. A joiner within an emoji stays. */
const unseen =
  /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\u200d(?!\p{Extended_Pictographic})|[^\P{Cc}\s]/gu;

/** Words as a keyboard types them: macOS takes «й» apart. Typography is applied by the site. */
const asTyped = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/\u00a0/g, ' ')
    .replace(unseen, '');

/** Matches the end of a line in a word that has a hyphen anyway: «онлайн-урок», «кто-нибудь». */
const hyphened =
  /(?<=(?<!\p{L})(?:онлайн|офлайн|интернет|веб|мини|бизнес|мастер|пресс|экс|вице)-)\n(?=\p{Ll})|(?<=\p{L}-)\n(?=(?:нибудь|либо|таки)(?!\p{L}))/giu;

/** Plain text in whole lines. A PDF breaks them in the middle of a sentence or word: long ones that go on are joined. */
const joinedLines = (plain: string): string =>
  asTyped(plain)
    .replace(/\r\n?|[\f\v\u2028\u2029]/g, '\n')
    .replace(hyphened, '')
    .replace(/(?<=.{40})(?:(?<=\p{L})-|(?<![.!?:;…»]) *)\n(?=\p{Ll})/gu, ([sign]) =>
      sign === '-' ? '' : ' ',
    );

/** Paragraphs of plain text. */
export const paragraphsIn = (plain: string): string[] => joinedLines(plain).split(/\n+/);

/** Markdown as chats answer in it. Indents and tags of plain text mean nothing. */
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(function plainText(this: Processor) {
    const disable = { null: ['codeIndented', 'htmlFlow', 'htmlText'] };
    this.data().micromarkExtensions?.push({ disable });
  })
  .freeze();

const fencedCode = /(^```[\s\S]*?^```)/m;

/**
 * Matches the mark of a list's item, or another that Markdown takes for one of a block. A short dash before a capital starts
 * dialogue, «10. 05» is a date, «2024.» a year, «> 10» a sum.
 */
const lineMark =
  /^([ \t]*(?:[•·▪●◦‣][ \t]*|–[ \t]+(?=\p{Ll})|(?:[-+*]|\d{1,2}[.)])[ \t]+(?!\d+[.)]))(?=\S))|^[ \t]*(?:(?:[-+*]|\d+[.)])(?=[ \t]|$)|>(?=[ \t]*\d)|#+(?=[ \t]*$))/gmu;

const kindOf = (mark: string) => mark.replace(/[\d\s]+/g, '');

/**
 * Plain text without code as Markdown: each line is a paragraph, below a list too. A mark that starts fewer lines than `least` is
 * none.
 */
function asBlocks(part: string, least: number): string {
  const kinds = Array.from(part.matchAll(lineMark), ([, item]) => item && kindOf(item));
  const isItem = (mark: string) =>
    /^\s/.test(mark) || kinds.filter((kind) => kind === kindOf(mark)).length >= least;
  return (
    part
      .replace(lineMark, (mark, item) =>
        item && isItem(item) ? mark.replace(/[^-+*\d.)\s]\s*/, '- ') : mark.replace(/[-+*.)>#]/, '\\$&'),
      )
      // Rows, quotations and nested items belong to the line above.
      .replace(/\n(?![ \t\n>|]|$)/g, '\n\n')
  );
}

/**
 * The source of plain text with headings, lists, tables or the like, as chats and PDFs have them; null for other texts.
 * @param least number of lines that a mark has to start; one, if it was typed as a mark
 */
export function pastedMarkdown(plain: string, least = 2): string | null {
  const lines = joinedLines(plain).trim();
  if (least > 1 && !lines.includes('\n')) return null;
  const parts = lines.split(fencedCode);
  const tree = parser.parse(parts.map((part, at) => (at % 2 ? part : asBlocks(part, least))).join(''));
  if (tree.children.every(({ type }) => type === 'paragraph')) return null;
  return written(tree);
}

/** The source of a tree, after `mend`. */
function written(tree: Markdown): string {
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

/**
 * Converts clipboard HTML to the site's Markdown. Headings, lists, tables and links stay; what Word, Google Docs, ChatGPT,
 * Excel or a web page add is removed. Braces and angle brackets stay text.
 */
export function pasted(html: string, hasMarks = false): Pasted {
  // Conditional comments of programs, of which only formulas are content; messengers have paragraphs as empty lines, and items of
  // lists as lines.
  const page = fromHtml(
    html
      .replace(/<!--(?:\[if gte msEquation[^>]*>(.*?)<!\[endif\])?.*?-->|<!\[[^>]*>/gs, '$1')
      .replace(/(?:<br[^>]*>\s*){2,}|<br[^>]*>\s*(?=(?:[-–•·▪●◦‣]|\d{1,2}[.)])\s)/g, '</p><p>'),
  );
  const pictures = prepare(page);
  const tree = toMdast(page, {
    document: true,
    handlers,
    nodeHandlers: { comment: () => undefined },
  }) as Markdown;
  listTyped(tree);
  const markdown = written(tree);
  const isText = (block: RootContent) =>
    block.type === 'paragraph' && block.children.every(({ type }) => type === 'text');
  if (tree.children.every(isText))
    return { markdown, texts: tree.children.map((block) => textOf(block)), pictures };
  const [only, ...more] = tree.children;
  const isSentence = more.length === 0 && only?.type === 'paragraph' && only.children.every(isTyped);
  // Escapes would be typed as backslashes.
  const isOne = hasMarks && isSentence && !markdown.includes('\\');
  return { markdown, texts: isOne ? [markdown] : null, pictures };
}

const isTyped = (node: PhrasingContent): boolean =>
  node.type === 'text' ||
  ((node.type === 'strong' || node.type === 'emphasis' || node.type === 'link') &&
    node.children.every(isTyped));

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

const styleOf = ({ properties }: Element): string => String(properties.style ?? '').toLowerCase();

/**
 * Turns programs' HTML into plain HTML: removes hidden content, and makes real lists.
 * @returns the number of its pictures
 */
function prepare(page: Html): number {
  let pictures = 0;
  visit(page, (node, index, parent) => {
    if (node.type === 'text') node.value = asTyped(node.value);
    if (node.type !== 'element') return;
    if (isHidden(node) && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    // It repeats a picture that scripts load.
    if (node.tagName === 'noscript') return SKIP;
    if (node.tagName === 'img' && !isEmoji(node)) pictures++;
    const { className, role, ariaLevel } = node.properties;
    if ([className].flat().includes('MsoTitle')) node.tagName = 'h1';
    if (/Mso(?:Intense)?Quote/.test(String(className)))
      Object.assign(node, listOf('blockquote', listOf('p', ...node.children)));
    // Word in a browser.
    if (role === 'heading' && /^[1-6]$/.test(String(ariaLevel))) node.tagName = `h${ariaLevel}`;
    // Google Docs puts nested lists beside the items.
    if (isList(node))
      node.children = node.children.map((child) => (isList(child) ? listOf('li', child) : child));
    // Word in a browser tells the level of each item of a list.
    const items = node.children.filter((child) => child.type === 'element');
    const depth = isList(node) ? Number(items[0]?.properties.dataAriaLevel) : 1;
    for (const { properties } of items) delete properties.dataAriaLevel;
    if (depth > 1) Object.assign(node, nested(listOf(node.tagName, ...node.children), depth));
    const [, level] = (node.tagName === 'p' && /mso-list:[^;]*level(\d+)/.exec(styleOf(node))) || [];
    if (level) Object.assign(node, wordList(node, Number(level)));
  });
  return pictures;
}

/** What is not shown, and Word's contents, comments and deleted words. */
const isHidden = (node: Element): boolean =>
  /mso-list:\s*ignore|display:\s*none|mso-element:\s*comment-list/.test(styleOf(node)) ||
  /MsoToc\d|MsoCommentReference|mw-editsection/.test(String(node.properties.className)) ||
  node.properties.ariaHidden === 'true' ||
  (node.tagName === 'del' && node.properties.cite !== undefined);

const isList = (node: HtmlNodes): boolean => node.type === 'element' && /^[uo]l$/.test(node.tagName);

const listOf = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** A list paragraph of Word as a list. */
function wordList(node: Element, level: number): Element {
  // The bullet is in conditional markup.
  const [, sign] = /^\s*(\d+|[ivxlc]+|[a-zа-я])[.)]/i.exec(textOf(node)) ?? [];
  const list = listOf(sign ? 'ol' : 'ul', listOf('li', ...node.children));
  if (Number(sign)) list.properties.start = Number(sign);
  return nested(list, level);
}

/** A list within others up to its level. */
const nested = (list: Element, level: number): Element =>
  level > 1 ? nested(listOf('ul', listOf('li', list)), level - 1) : list;

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
  // Word's own arrow.
  if (words === 'à' && look.includes('wingdings')) return text('→');
  if (signs && /^\d+$/.test(words)) return text(words.replace(/\d/g, (digit) => signs.charAt(Number(digit))));
  return looks.reduce<RootContent[]>(
    (inner, [type, pattern]) => (pattern.test(look) ? marked({ type, children: [] }, inner) : inner),
    state.all(node),
  );
};

/** Word wraps headings into bookmarks, and links notes to internal anchors. Anchors of another document lead nowhere. */
const link: Handle = (state, node) => {
  const href = String(node.properties.href ?? '');
  const words = state.all(node);
  // A note of Wikipedia, a comment of Google Docs.
  if (/#(?:cite_|cmnt)/.test(href)) return undefined;
  if (href === '' || /^(?:#|javascript:)|#_/.test(href)) return words;
  return marked({ type: 'link', url: href, children: [] }, words);
};

const cell: Handle = (state, node) => {
  const made = defaultHandlers.td(state, node);
  return { ...made, children: oneLine(made.children) };
};

/** A table below its caption. One that places its content, as in letters (tables inside, no head), and a single cell of Excel are left out. */
const table: Handle = (state, node) => {
  const cells: Element[] = [];
  visit(node, 'element', (one) => {
    if (!/^t[dh]$/.test(one.tagName)) return undefined;
    cells.push(one);
    return SKIP;
  });
  const isNested =
    cells.some((one) => within(one, 'table')) && !cells.some(({ tagName }) => tagName === 'th');
  const isLayout = node.properties.role === 'presentation' || isNested;
  if (isLayout || cells.length === 1) return cells.flatMap((one) => state.toFlow(state.all(one)));
  const caption = within(node, 'caption');
  const children = caption ? oneLine(state.all(caption)) : [];
  return [{ type: 'paragraph', children }, defaultHandlers.table(state, node)];
};

/** The last element of a name within another. */
function within(node: Element, name: string): Element | undefined {
  let found: Element | undefined;
  visit(node, 'element', (one) => {
    if (one.tagName === name) found = one;
  });
  return found;
}

/** Code without the toolbar that sites add. */
const code: Handle = (state, node) => {
  const own = within(node, 'code');
  return defaultHandlers.pre(state, own ? { ...node, children: [own] } : node);
};

/** A formula's LaTeX, or else its signs, which the check explains: left out, it would be missed by nobody. */
const formula: Handle = (_, node) => text(`$${textOf(within(node, 'annotation') ?? node).trim()}$`);

/** Messengers have emoji as pictures, the digits in a square too. */
const isEmoji = ({ properties: { alt } }: Element): boolean =>
  /^(?!.*[\p{L} ]).*(?:\p{Extended_Pictographic}|\p{RI}|\u20e3)/u.test(String(alt ?? ''));
const emoji: Handle = (_, node) => (isEmoji(node) ? text(String(node.properties.alt)) : undefined);

/** Elements to drop. */
const dropped = 'head xml noscript o:p button picture video audio iframe object input select textarea'.split(
  ' ',
);
const all = (handle: Handle, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, handle]));

const handlers: Record<string, Handle> = {
  ...all(() => undefined, dropped),
  ...all(asItLooks, ['span', 'font', 'u', 'b', 'strong', 'i', 'em', 's', 'del', 'strike', 'sup', 'sub']),
  a: link,
  img: emoji,
  table,
  td: cell,
  th: cell,
  pre: code,
  math: formula,
  'm:omath': formula,
};

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

/** Makes lists of paragraphs that were typed as items: each starts with a mark, at least two with one of its kind. */
function listTyped(tree: Markdown): void {
  const wordsOf = (node: RootContent) => (node.type === 'paragraph' ? node.children[0] : undefined);
  const marks = tree.children.map((node) => {
    const words = wordsOf(node);
    return (words?.type === 'text' && words.value.matchAll(lineMark).next().value?.[1]) || '';
  });
  tree.children = tree.children.map((node, at) => {
    const [mark = '', words] = [marks[at], wordsOf(node)];
    const isItem = marks.filter((other) => kindOf(other) === kindOf(mark)).length > 1;
    if (words?.type !== 'text' || mark === '' || !isItem) return node;
    words.value = words.value.slice(mark.length);
    const children = [{ type: 'listItem', children: [node] } as ListItem];
    return { type: 'list', ordered: /\d/.test(mark), start: Number.parseInt(mark, 10) || 1, children };
  });
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
