import type { Node } from 'unist';
import type { Problem } from '../problems/problems.ts';
import { walk } from './walk.ts';

/** Browsers skip spaces and control characters in front of and inside a scheme. */
const runsCode = (address: string) =>
  /^(?:javascript|vbscript|data):/i.test(address.replace(/[\s\p{Cc}\p{Cf}]+/gu, ''));

interface Linking extends Node {
  url?: unknown;
  attributes?: { value?: unknown; position?: Node['position'] }[];
}

/** Every text in an attribute: its own, or those of its literals, as they are once their escapes are read. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const node = value as { type?: string; value?: unknown; cooked?: unknown; data?: { estree?: unknown } };
  if (node.type === 'mdxJsxAttributeValueExpression') return stringsOf(node.data?.estree);
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateElement') return stringsOf((node.value as { cooked?: unknown }).cooked);
  return Object.values(node).flatMap(stringsOf);
}

/**
 * Links that run code instead of leading anywhere: `javascript:`, `vbscript:`, `data:`, in Markdown and in the
 * attributes of sections. The site's policy would stop them in the browser; here they are told to the writer.
 */
export function harmfulLinks(tree: Node, file: string): Problem[] {
  const problems: Problem[] = [];
  const refuse = (position: Node['position']) =>
    problems.push({
      file,
      line: position?.start.line ?? 1,
      column: position?.start.column ?? 1,
      field: null,
      what: 'Ссылка запускает код, а\u00a0не\u00a0ведёт на\u00a0страницу.',
      expected: 'Адрес начинается с\u00a0/, #, https://, mailto:, tel: или site:.',
      hint: 'Напишите адрес страницы или удалите ссылку.',
      rule: 'mdx/code',
      severity: 'error',
    });
  walk(tree, (node) => {
    const { url, attributes = [], position } = node as Linking;
    if (typeof url === 'string' && runsCode(url)) refuse(position);
    for (const attribute of attributes)
      if (stringsOf(attribute.value).some(runsCode)) refuse(attribute.position ?? position);
  });
  return problems;
}
