import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export type BuiltElement = Tree.Element;
export type BuiltNode = Tree.ChildNode;

export const isElement = (node: BuiltNode | Tree.ParentNode): node is BuiltElement => 'tagName' in node;
export const isText = (node: BuiltNode): node is Tree.TextNode => node.nodeName === '#text';

export function attr(element: BuiltElement, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

/** Returns the child elements, whose indexes are the same in the browser: text nodes and comments do not count. */
export const elements = (parent: Tree.ParentNode): BuiltElement[] => parent.childNodes.filter(isElement);

/** Returns all descendant elements in document order. */
export function descendants(parent: Tree.ParentNode, found: BuiltElement[] = []): BuiltElement[] {
  for (const node of parent.childNodes)
    if (isElement(node)) {
      found.push(node);
      descendants(node, found);
    }
  return found;
}

/** Returns the parent element, or null. */
export function parentOf(element: BuiltElement): BuiltElement | null {
  const { parentNode } = element;
  return parentNode && isElement(parentNode) ? parentNode : null;
}

/** Returns an element and those beside it, in order. */
export const siblingsOf = ({ parentNode }: BuiltElement): BuiltElement[] =>
  parentNode ? elements(parentNode) : [];
/** Returns the index of an element among its siblings. */
export const indexIn = (element: BuiltElement) => siblingsOf(element).indexOf(element);

/** Returns an element and its ancestors, innermost first. */
export function selfAndAncestors(element: BuiltElement): BuiltElement[] {
  const parent = parentOf(element);
  return [element, ...(parent ? selfAndAncestors(parent) : [])];
}

/** Whether an element has a tag around or inside it; a part with a state may show any after a press. */
export const mayHaveTag = (element: BuiltElement, tag: string): boolean =>
  [...selfAndAncestors(element), ...descendants(element)].some(
    (one) => one.tagName === tag || attr(one, 'data-app-part') !== null,
  );

/** Returns the elements that are inside none of the others. */
export const outermost = (elements: ReadonlySet<BuiltElement>): BuiltElement[] =>
  [...elements].filter((element) => {
    const [, ...around] = selfAndAncestors(element);
    return !around.some((one) => elements.has(one));
  });

/** Collapses white space, including non-breaking spaces. */
export const collapse = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();

/** Elements without text for a reader. */
export const silentTags = new Set(['script', 'style', 'template', 'noscript']);
/** Elements that do not break a word: `B<b>o</b>ld` is one word. */
const inlineTags = new Set(
  'a abbr b bdi cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
export const isInline = ({ tagName }: BuiltElement) => inlineTags.has(tagName);
/** Block elements, regardless of CSS: white space beside them is insignificant. */
const blockTags = new Set(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Whether an element is a drawing, which is one thing whatever is in it. */
export const isDrawing = (element: BuiltElement) => attr(element, 'role') === 'img';
export const isHeading = ({ tagName }: BuiltElement) => /^h[1-6]$/.test(tagName);
export const isBlock = ({ tagName }: BuiltElement) => blockTags.has(tagName);

function rawText(node: BuiltNode): string {
  if (isText(node)) return node.value;
  if (!isElement(node) || silentTags.has(node.tagName)) return '';
  // The text of a drawing in a card is not part of the card's text.
  if (isDrawing(node)) return '';
  if (node.tagName === 'br') return ' ';
  const children = node.childNodes
    .filter((child) => isText(child) || isElement(child))
    .map((child): ChildText => ({ child, text: rawText(child) }));
  const inner = children
    .map((one, at) => `${isApart(children[at - 1], one) || isNamed(children, at) ? ' ' : ''}${one.text}`)
    .join('');
  return isInline(node) ? inner : ` ${inner} `;
}

/** A child node with its text. */
interface ChildText {
  child: BuiltNode;
  text: string;
}

const attachedTags = new Set(['sub', 'sup', 'wbr']);

/**
 * Whether two neighbouring nodes are visually apart even without white space between them. Two elements are: CSS lays
 * them out as lines or cells. A text node and an element usually are one word, part of which a writer made bold.
 */
function isApart(before: ChildText | undefined, now: ChildText): boolean {
  if (!before || /^[,.;:!?…)»]/.test(now.text)) return false;
  // Except a `span` after a letter or digit: a counter's unit, the second line of a name.
  if (!isElement(before.child))
    return isElement(now.child) && now.child.tagName === 'span' && /[\p{L}\p{N}]$/u.test(before.text);
  return isElement(now.child) && ![before.child, now.child].some(({ tagName }) => attachedTags.has(tagName));
}

/** Whether a text follows a name above it, or its number: sections set names in `b`, writers bold words in `strong`. */
const isNamed = ([first]: readonly ChildText[], at: number): boolean =>
  at === 1 &&
  first !== undefined &&
  isElement(first.child) &&
  (first.child.tagName === 'b' || attr(first.child, 'aria-hidden') === 'true');

/** Returns the text of an element for a reader. */
export const textOf = (element: BuiltElement, tidy = collapse): string => tidy(rawText(element));

export const classesOf = (element: BuiltElement): string[] =>
  (attr(element, 'class') ?? '').split(/\s+/).filter(Boolean);
