import type { Element } from 'hast';
import { defaultHandlers, type Handle } from 'hast-util-to-mdast';
import type { Delete, Emphasis, Link, RootContent, Strong, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { isInLine, oneLine, text, trimmed } from './phrasing.ts';
import { isEmoji, styleOf } from './program-html.ts';

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
  // A bold colon behind a plain word could not be written with stars.
  const marks = /[\p{L}\p{N}]|^\s*$/u.test(words) ? looks.filter(([, pattern]) => pattern.test(look)) : [];
  return marks.reduce<RootContent[]>(
    (inner, [type]) => marked({ type, children: [] }, inner),
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
  const made = defaultHandlers.table(state, node) as Table;
  const caption = within(node, 'caption');
  // Word has no captions, and people write them into a first row of one cell, with an empty one of the handler before it.
  const isTitled = !caption && Number(cells[0]?.properties.colSpan) >= (made.align?.length ?? 0);
  const rows = isTitled ? made.children : [];
  while (rows.length > 1 && textOf(rows[0]) === '') rows.shift();
  const title = textOf(cells[0]).trim() === '' ? undefined : rows.shift();
  const children = caption ? oneLine(state.all(caption)) : (title?.children[0]?.children ?? []);
  return [{ type: 'paragraph', children }, made];
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

const emoji: Handle = (_, node) => (isEmoji(node) ? text(String(node.properties.alt)) : undefined);

/** Elements to drop. */
const dropped = 'head xml noscript o:p button picture video audio iframe object input select textarea'.split(
  ' ',
);
const all = (handle: Handle, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, handle]));

/** What becomes of each element (https://github.com/syntax-tree/hast-util-to-mdast#handlers). */
export const handlers: Record<string, Handle> = {
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
