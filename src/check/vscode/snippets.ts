import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { described } from '../../../mdx-components/descriptions.ts';
import { folderOf, sections } from '../../../mdx-components/index.ts';
import { parseMdx } from '../../content/mdx/parse-mdx.ts';
import { jsxIn, rangeOf } from '../../content/mdx/tree.ts';
import { type FieldSchema, fieldSchema } from '../../content/problems/field-schema.ts';

const inPlaceholder = (text: string) => text.replace(/[\\$}]/g, '\\$&');
const inChoice = (text: string) => text.replace(/[\\$},|]/g, '\\$&');

/** A tab stop with a default text, or with choices of which the default is first. */
export function tabStop(number: number, text: string, choices?: readonly string[]): string {
  if (!choices) return `\${${number}:${inPlaceholder(text)}}`;
  return `\${${number}|${[...new Set([text, ...choices])].map(inChoice).join(',')}|}`;
}

/** Matches the start of a tag, a quoted value, text between tags, or a character with a meaning in snippets. */
const tabStops = /<([A-Z]\w*)|(?<= )(\w+)="([^"]*)"|(?<=>\s*)([^\s<>](?:[^<>]*[^\s<>])?)(?=\s*<\/)|[\\$]/g;

/** Replaces values and texts of an example by tab stops; values of closed sets become choices. */
function withTabStops(text: string): string {
  let number = 0;
  let fields: FieldSchema['properties'];
  return text.replace(tabStops, (written: string, tag?: string, name?: string, value = '', inner = '') => {
    if (tag) fields = fieldSchema(described(tag).props).properties;
    if (tag) return written;
    if (!name && !inner) return `\\${written}`;
    number++;
    return name ? `${name}="${tabStop(number, value, fields?.[name]?.enum)}"` : tabStop(number, inner);
  });
}

/** Removes the first line's indentation from all lines. */
function outdented(text: string, source: string, from: number): string[] {
  const indent = from - (source.lastIndexOf('\n', from - 1) + 1);
  return text.split('\n').map((line) => line.replace(new RegExp(`^ {0,${indent}}`), ''));
}

/** The snippet of a component for VS Code (https://code.visualstudio.com/docs/editing/userdefinedsnippets). */
function componentSnippet(root: string, name: string) {
  const folder = folderOf(name);
  const source = readFileSync(join(root, 'mdx-components', folder, `${folder}.examples.mdx`), 'utf8');
  const use = jsxIn(parseMdx(source)).find((node) => node.name === name);
  if (!use) throw new Error(`The examples of <${name}> do not use it.`);
  const { from, to } = rangeOf(use);
  const { russian, purpose } = described(name);
  return {
    prefix: [name, `<${name}`],
    body: outdented(withTabStops(source.slice(from, to)), source, from),
    // In writers' words, as in the gallery; items have no purpose.
    description: [russian, purpose].filter(Boolean).join(': '),
  };
}

/**
 * Snippets for all components, generated from their first example, so that the editor inserts what the gallery shows.
 * @param root the project's folder
 */
export const componentSnippets = (root: string) =>
  Object.fromEntries(Object.keys(sections).map((name) => [`<${name}>`, componentSnippet(root, name)]));
