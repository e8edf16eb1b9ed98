import type { Element, ElementContent, Root as Html, Nodes as HtmlNodes } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { asTyped } from './plain-text.ts';

/** The style attribute of an element. */
export const styleOf = ({ properties }: Element): string => String(properties.style ?? '').toLowerCase();

/**
 * Turns programs' HTML into plain HTML: removes hidden content, and makes real lists.
 * @returns the number of its pictures; emoji are none, nor are boxes of a checklist (Google Docs describes their role)
 */
export function prepare(page: Html): number {
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
    const { className, role, ariaLevel, ariaRoleDescription } = node.properties;
    if (node.tagName === 'img' && !isEmoji(node) && !ariaRoleDescription) pictures++;
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

/** Messengers have emoji as pictures, the digits in a square too. */
export const isEmoji = ({ properties: { alt } }: Element): boolean =>
  /^(?!.*[\p{L} ]).*(?:\p{Extended_Pictographic}|\p{RI}|\u20e3)/u.test(String(alt ?? ''));
