import type { Nodes, Parents, Root } from 'mdast';
import { describe } from '../../../mdx-components/descriptions.ts';
import { fieldInfo } from '../../content/problems/field-info.ts';
import { machineFields } from '../../content/typography/typography.ts';
import { align } from './align.ts';
import type { Element } from './elements.ts';
import type { FieldText } from './fields.ts';

/** A piece of text that visitors read: a paragraph with its inline markup, a prop, a field. */
export interface Run {
  text: string;
  /** Offset in the file of a character of the text. */
  at: (index: number) => number;
  /** Dotted field or element, for the problem. */
  field: string | null;
  where: 'body' | 'prop' | 'field';
}

/** Stands for what is no text but has a place in the sentence: code, a picture, a section. */
export const object = '\ufffc';
const objects = new Set(['inlineCode', 'image', 'imageReference', 'mdxTextExpression']);
const inline = new Set(['emphasis', 'strong', 'delete', 'link', 'linkReference']);

/** All text of a file that visitors read. */
export const readRuns = (
  tree: Root | null,
  elements: readonly Element[],
  fields: readonly FieldText[],
  source: string,
): Run[] => [
  ...fields
    .filter(({ path }) => !path.some((key) => machineFields.has(String(key))))
    .map(
      ({ path, text, from, to }): Run => ({
        text,
        at: align(source, from, to, text),
        field: path.join('.'),
        where: 'field',
      }),
    ),
  ...(tree ? bodyRuns(tree, source) : []),
  ...elements.flatMap((element) => propRuns(element, source)),
];

function bodyRuns(tree: Root, source: string): Run[] {
  const runs: Run[] = [];
  const block = (parent: Parents) => {
    let text = '';
    let pieces: { start: number; at: (index: number) => number }[] = [];
    const finish = () => {
      if (/\p{L}|\d/u.test(text)) {
        const parts = pieces;
        const at = (index: number) => {
          const piece = parts.findLast(({ start }) => start <= index);
          return piece ? piece.at(index - piece.start) : 0;
        };
        runs.push({ text, at, field: null, where: 'body' });
      }
      text = '';
      pieces = [];
    };
    const add = (value: string, node: Nodes) => {
      const from = node.position?.start.offset ?? 0;
      const to = node.position?.end.offset ?? from;
      pieces.push({ start: text.length, at: value === object ? () => from : align(source, from, to, value) });
      text += value;
    };
    const read = (node: Parents) => {
      for (const child of node.children) {
        if (child.type === 'text') add(child.value, child);
        else if (inline.has(child.type) && 'children' in child) read(child);
        else if (child.type === 'break') add('\n', child);
        else if (child.type === 'mdxJsxTextElement' && !/^[A-Z]/.test(child.name ?? 'A')) read(child);
        else if (objects.has(child.type)) add(object, child);
        else if (child.type === 'mdxJsxTextElement') {
          add(object, child);
          block(child);
        } else if ('children' in child) {
          finish();
          block(child);
        }
      }
    };
    read(parent);
    finish();
  };
  block(tree);
  return runs;
}

function isName(section: string, path: readonly PropertyKey[]): boolean {
  const props = describe(section)?.props;
  return props !== undefined && fieldInfo(props, path).isName;
}

function propRuns({ name, attributes }: Element, source: string): Run[] {
  const runs: Run[] = [];
  for (const attribute of attributes) {
    const visit = (value: unknown, path: readonly PropertyKey[]) => {
      if (machineFields.has(String(path.at(-1) ?? attribute.name))) return;
      if (typeof value === 'string') {
        // A name out of a list is no text: a wrong one is told with the names that there are.
        if (isName(name, [attribute.name, ...path])) return;
        const range = attribute.range(path);
        if (!range) return;
        const at = align(source, range.from + 1, range.to - 1, value);
        runs.push({ text: value, at, field: `<${name} ${attribute.name}>`, where: 'prop' });
      } else if (Array.isArray(value)) value.forEach((item, index) => void visit(item, [...path, index]));
      else if (typeof value === 'object' && value !== null)
        for (const [key, item] of Object.entries(value)) visit(item, [...path, key]);
    };
    visit(attribute.value, []);
  }
  return runs;
}
