import type { Nodes } from 'mdast';
import { describe } from '../../../../mdx-components/descriptions.ts';
import type { FileRule } from '../../engine/rule.ts';

/** Sections made to stand in a sentence. */
const inline = new Set(['SiteValue', 'Count', 'Anchor']);

/**
 * A section stands on lines of its own, not in a sentence; and a tag has no space after `<`.
 *
 * Bad: `Смотрите <Callout>важно</Callout> дальше.`, `< Hero />`. Good: a blank line before and after `<Callout>`.
 */
export const rule: FileRule = {
  id: 'mdx/tag-in-sentence',
  *check({ elements, runs, source }) {
    for (const { name, from, to, node, parent, container } of elements) {
      // Words between items are told by the rule about them.
      if (parent && describe(parent.name)?.children === 'items') continue;
      if (!describe(name) || inline.has(name) || container.type !== 'paragraph') continue;
      const words = container.children.some((child) => child.type !== 'mdxJsxTextElement' && !isBlank(child));
      // Of several in one paragraph, those that share a line with its words are meant.
      const isBeside = (one: Nodes) => describe(('name' in one && one.name) || '') && sharesLine(one, source);
      if (!words || (!isBeside(node) && container.children.some(isBeside))) continue;
      yield {
        from,
        to,
        field: `<${name}>`,
        what: `<${name}> стоит посреди предложения.`,
        hint: 'Перенесите тег на отдельную строку и\u00a0оставьте вокруг него пустые строки.',
      };
    }
    for (const { text, at, where } of runs) {
      if (where !== 'body') continue;
      for (const { index, 0: match, 1: name = '' } of text.matchAll(/<\s+\/?\s*([A-Z]\w+)/g)) {
        if (!describe(name)) continue;
        const from = at(index);
        const length = source.slice(from).match(/^<\s+/)?.[0].length ?? 1;
        yield {
          from,
          to: from + match.length,
          field: `<${name}>`,
          what: `После «<» стоит пробел: <${name}> показан как текст.`,
          hint: 'Уберите пробел.',
          fix: { title: 'Убрать пробел', edits: [{ from, to: from + length, text: '<' }] },
        };
      }
    }
  },
};

/** True where something stands beside a tag on its first or last line. */
function sharesLine({ position }: Nodes, source: string): boolean {
  const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const before = source.slice(source.lastIndexOf('\n', from - 1) + 1, from);
  return /\S/.test(before) || /^[^\r\n]*?\S/.test(source.slice(to));
}

const isBlank = (node: { type: string; value?: string }) =>
  (node.type === 'text' && node.value?.trim() === '') || node.type === 'mdxTextExpression';
