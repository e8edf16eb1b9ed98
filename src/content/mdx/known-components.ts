import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { Problem } from '../problems.ts';
import { suggest } from '../suggest.ts';

interface JsxNode extends Node {
  name: string | null;
}
const isJsx = (node: Node): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** HTML elements that writers may type as tags; everything else Markdown can say itself. */
const allowedTags = ['br', 'abbr', 'sub', 'sup', 'kbd', 'mark', 'small', 'time'];

/**
 * The names of the sections that a body uses, in order of appearance.
 * @param tree the Markdown tree of one file
 */
export function usedComponents(tree: Node): string[] {
  const names = new Set<string>();
  visit(tree, isJsx, (node: JsxNode) => {
    if (node.name && /^[A-Z]/.test(node.name)) names.add(node.name);
  });
  return [...names];
}

/**
 * Unknown components and tags, each with the nearest known name.
 *
 * Bad: `<Fak>…</Fak>`. Good: `<Faq>…</Faq>`.
 */
export function unknownComponents(tree: Node, file: string, known: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  visit(tree, isJsx, (node: JsxNode) => {
    const name = node.name ?? '';
    if (known.includes(name) || allowedTags.includes(name) || name === '') return;
    const near = suggest(name, [...known, ...allowedTags]);
    problems.push({
      file,
      line: node.position?.start.line ?? 1,
      column: node.position?.start.column ?? 1,
      field: `<${name}>`,
      what: /^[A-Z]/.test(name) ? `Компонента <${name}> нет.` : `Тег <${name}> здесь нельзя использовать.`,
      expected: '',
      hint: near ? `Возможно, вы имели в виду <${near}>.` : 'Список компонентов — в mdx-components/index.ts.',
      rule: 'mdx/unknown-component',
      severity: 'error',
    });
  });
  return problems;
}
