import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { described } from '../../../mdx-components/descriptions.ts';
import { folderOf, sections } from '../../../mdx-components/index.ts';
import { parseMdx } from '../../content/mdx/parse-mdx.ts';
import { type Jsx, jsxIn, rangeOf } from '../../content/mdx/tree.ts';
import { type FieldSchema, fieldSchema } from '../../content/problems/field-schema.ts';

/** One snippet of VS Code, https://code.visualstudio.com/docs/editing/userdefinedsnippets */
interface Snippet {
  prefix: string[];
  body: string[];
  description: string;
}

/** A piece of the example that becomes a tab stop. */
interface Hole {
  from: number;
  to: number;
  choices: readonly string[] | undefined;
}

const plain = (text: string) => text.replace(/[\\$]/g, '\\$&');
const inPlaceholder = (text: string) => text.replace(/[\\$}]/g, '\\$&');
const inChoice = (text: string) => text.replace(/[\\$},|]/g, '\\$&');

/** A tab stop that offers the text as it stands; with choices, that one first. */
export function tabStop(place: number, text: string, choices?: readonly string[]): string {
  if (!choices) return `\${${place}:${inPlaceholder(text)}}`;
  const first = choices.includes(text) ? [text] : [];
  const all = [...first, ...choices.filter((choice) => choice !== text)];
  return `\${${place}|${all.map(inChoice).join(',')}|}`;
}

/** The first use of a component in the examples of its section. */
function firstUse(source: string, name: string): Jsx {
  const found = jsxIn(parseMdx(source)).find((node) => node.name === name);
  if (!found) throw new Error(`The examples of <${name}> do not use it.`);
  return found;
}

/** What a writer fills in: values of attributes, and text without further tags inside. */
function holesOf(root: Jsx, source: string): Hole[] {
  const holes: Hole[] = [];
  for (const node of jsxIn(root)) {
    const { properties = {} } = fieldSchema(described(node.name ?? root.name ?? '').props);
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      const { from, to } = rangeOf(attribute);
      const start = from + attribute.name.length + 2;
      holes.push({ from: start, to: to - 1, choices: properties[attribute.name]?.enum });
    }
    const [first, last] = [node.children[0], node.children.at(-1)];
    if (!first || !last || jsxIn(node).length > 1) continue;
    const { from, to } = { from: rangeOf(first).from, to: rangeOf(last).to };
    if (source.slice(from, to).trim()) holes.push({ from, to, choices: undefined });
  }
  return holes.sort((a, b) => a.from - b.from);
}

/** Lines without the indentation that the first one had in the examples. */
function outdented(text: string, source: string, from: number): string[] {
  const indent = from - (source.lastIndexOf('\n', from - 1) + 1);
  return text.split('\n').map((line) => line.replace(new RegExp(`^ {0,${indent}}`), ''));
}

/** The sentence of a component: its props, the required ones first. */
function propsSentence({ properties = {}, required = [] }: FieldSchema): string {
  const names = Object.keys(properties);
  const optional = names.filter((name) => !required.includes(name));
  return [
    required.length > 0 ? `Обязательно: ${required.join(', ')}.` : '',
    optional.length > 0 ? `Можно: ${optional.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function componentSnippet(root: string, name: string): Snippet {
  const folder = folderOf(name);
  const source = readFileSync(join(root, 'mdx-components', folder, `${folder}.examples.mdx`), 'utf8');
  const use = firstUse(source, name);
  const { from, to } = rangeOf(use);
  let text = '';
  let at = from;
  for (const [place, hole] of holesOf(use, source).entries()) {
    text +=
      plain(source.slice(at, hole.from)) + tabStop(place + 1, source.slice(hole.from, hole.to), hole.choices);
    at = hole.to;
  }
  text += plain(source.slice(at, to));
  return {
    prefix: [name, `<${name}`],
    body: outdented(text, source, from),
    description: propsSentence(fieldSchema(described(name).props)),
  };
}

/**
 * A snippet for every component, made from its first example: what the gallery shows is what the editor inserts.
 * @param root the project's folder
 */
export const componentSnippets = (root: string): Record<string, Snippet> =>
  Object.fromEntries(Object.keys(sections).map((name) => [`<${name}>`, componentSnippet(root, name)]));
