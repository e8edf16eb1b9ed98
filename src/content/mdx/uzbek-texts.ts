import type { Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

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
