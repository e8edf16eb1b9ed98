import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Rehype plugin: makes the first cell of a table row and head cells headers, so that screen readers announce them with
 * a value. A row with a bold name alone becomes the header of the rows below, without empty cells to read; other cells that are
 * empty may be filled later.
 */
export const rowNames = () => (tree: Root) =>
  visit(tree, 'element', (element) => {
    if (element.tagName === 'th') element.properties.scope ??= 'col';
    // MDX would make it an inline style, which the policy refuses; prose.css knows this attribute.
    const { align, ...others } = element.properties;
    if (align) element.properties = { ...others, dataAlign: align };
    if (element.tagName === 'table') element.children = element.children.flatMap(groupsOf);
  });

/** Splits a `tbody` into row groups; returns other parts of a table unchanged. */
function groupsOf(part: ElementContent): ElementContent[] {
  if (part.type !== 'element' || part.tagName !== 'tbody') return [part];
  const groups: Element[] = [];
  const rows = part.children.filter(isElement);
  for (const row of rows) {
    const cells = row.children.filter(isElement);
    const [first, ...others] = cells;
    const isNamed = first !== undefined && first.children.length > 0;
    const isAlone = others.length > 0 && others.every((cell) => cell.children.length === 0);
    const namesGroup =
      isNamed && isAlone && first.children.every((child) => isElement(child) && child.tagName === 'strong');
    if (isNamed) {
      first.tagName = 'th';
      first.properties.scope = namesGroup ? 'rowgroup' : 'row';
    }
    if (namesGroup) {
      first.properties.colSpan = cells.length;
      row.children = [first];
    }
    const open = groups.at(-1);
    if (open && !namesGroup) open.children.push(row);
    else groups.push({ ...part, properties: { ...part.properties }, children: [row] });
  }
  return groups;
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** Uzbek letters, or some of the most frequent words. */
const uzbek = /[oOgG]ʻ|(?<!\p{L})(?:va|uchun|bilan|har|yoki|kerak)(?!\p{L})/u;

/** Rehype plugin: marks paragraphs, items and cells in Uzbek, so that screen readers do not read them as Russian (WCAG 3.1.2). */
export const uzbekTexts = () => (tree: Root) =>
  visit(tree, 'element', (element) => {
    if (!/^(?:p|li|h[1-6]|t[dh])$/.test(element.tagName)) return undefined;
    const text = textOf(element);
    if (!uzbek.test(text) || /\p{Script=Cyrillic}/u.test(text) || text.split(/\s+/).length < 4)
      return undefined;
    element.properties.lang = 'uz';
    return SKIP;
  });
