import type { Node } from 'unist';
import type { Problem } from '../problems/problems.ts';
import { allowedTags } from './known-components.ts';
import { walk } from './walk.ts';

/** What a plain tag may carry, always as a text. Everything else styles, runs or loads something. */
const allowed = ['title', 'lang', 'dateTime'];

interface Tag extends Node {
  name: string | null;
  attributes: (Node & { name?: string; value?: unknown })[];
}
const isPlainTag = (node: Node): node is Tag =>
  'attributes' in node && allowedTags.includes((node as Tag).name ?? '');

/**
 * Attributes of plain HTML tags that are more than a word about their text. React would print raw HTML for one of them
 * and an address to load for another; the attributes of sections are held against their schemas.
 *
 * Bad: `<mark style="…">`, `<br onmouseover="…">`. Good: `<time dateTime="2025-09-01">`.
 */
export function tagAttributes(tree: Node, file: string): Problem[] {
  const problems: Problem[] = [];
  walk(tree, (node) => {
    if (!isPlainTag(node)) return;
    for (const { name = '{…}', value, position = node.position } of node.attributes) {
      if (allowed.includes(name) && typeof value === 'string') continue;
      problems.push({
        file,
        line: position?.start.line ?? 1,
        column: position?.start.column ?? 1,
        field: `<${node.name}>`,
        what: `У\u00a0тега <${node.name}> не\u00a0может быть «${name}».`,
        expected: `Можно только ${allowed.join(', ')}, и\u00a0значение — текст в\u00a0кавычках.`,
        hint: 'Удалите его: вид и\u00a0поведение текста задаёт сайт.',
        rule: 'mdx/code',
        severity: 'error',
      });
    }
  });
  return problems;
}
