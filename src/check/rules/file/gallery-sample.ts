import { existsSync, readFileSync } from 'node:fs';
import { sections } from '../../../../mdx-components/index.ts';
import { rangeOf } from '../../../content/mdx/tree.ts';
import { once } from '../../../once.ts';
import type { FileRule } from '../../engine/rule.ts';
import { isDraft } from './text.ts';

const words = (source: string) => source.replace(/\s+/g, ' ');

/** The gallery's examples of a section; empty if it has none. */
const examplesOf = once((folder: string) => {
  const path = `mdx-components/${folder}/${folder}.examples.mdx`;
  return existsSync(path) ? words(readFileSync(path, 'utf8')) : '';
});

/**
 * A section from the gallery has the page's own words, except in drafts: examples claim things that nobody has checked.
 *
 * Bad: `<Figures>` as «Добавить» has put it there. Good: the same section with figures of the page.
 */
export const rule: FileRule = {
  id: 'text/sample',
  severity: 'warning',
  *check(document) {
    if (isDraft(document)) return;
    for (const { name, node, parent, from, to } of document.elements) {
      const range = rangeOf(node);
      const source = words(document.source.slice(range.from, range.to));
      if (parent || node.children.length === 0 || !examplesOf(sections[name] ?? name).includes(source))
        continue;
      yield {
        from,
        to,
        field: name,
        what: `В\u00a0<${name}> остались слова и\u00a0числа из\u00a0образца.`,
        hint: 'Проверьте каждое и\u00a0замените своими: образец придуман.',
      };
    }
  },
};
