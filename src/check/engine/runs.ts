import type { Nodes, Root } from 'mdast';
import { descriptionOf } from '../../../mdx-components/descriptions.ts';
import { object, sentencesOf } from '../../content/mdx/sentences.ts';
import { rangeOf } from '../../content/mdx/tree.ts';
import { fieldAt, isUnknown } from '../../content/problems/field-schema.ts';
import { type ContentType, schemas } from '../../content/types/schemas.ts';
import { machineFields } from '../../content/typography/typography.ts';
import type { Value } from './elements.ts';

/** A run of visitors' text: a paragraph with its inline markup, a prop or a field. */
export interface Run {
  text: string;
  /** The text with NUL for each character of an address; empty if its letters are all of other alphabets. */
  russian: string;
  /** Maps an index in the text to an offset in the file. */
  at: (index: number) => number;
  /** Dotted field or element, for problems. */
  field: string | null;
  where: 'body' | 'values';
}

/** Range of a part of a run in the file. */
export const placeIn = ({ at, field }: Run, index: number, { length }: string) => ({
  from: at(index),
  to: length === 0 ? at(index) : at(index + length - 1) + 1,
  field,
});

/** All visitors' text of a file, in its order. */
export function readRuns(
  tree: Root | null,
  values: readonly Value[],
  type: ContentType,
  source: string,
): Run[] {
  const typed = values
    .filter((value) => isText(value, type))
    .map(({ text, from, to, field }) => run(text, align(source, from, to, text), 'values', field));
  const sentences = (tree ? sentencesOf(tree) : []).map((pieces) =>
    run(pieces.map(({ text }) => text).join(''), alignPieces(source, pieces), 'body'),
  );
  const written = sentences.filter(({ text }) => /\S/.test(text));
  return [...typed, ...written].sort((a, b) => a.at(0) - b.at(0));
}

/** Matches URLs and e-mail addresses, which have their own punctuation. */
const machine = /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+/g;

function run(text: string, at: Run['at'], where: Run['where'], field: string | null = null): Run {
  // Cells with only a number or a date have the page's language.
  const isRussian = /[\u0400-\u04ff]/.test(text) || !/\p{L}/u.test(text);
  const sentences = /[@/]|www/.test(text)
    ? text.replace(machine, (match) => '\u0000'.repeat(match.length))
    : text;
  return { text, russian: isRussian ? sentences : '', at, field, where };
}

/**
 * Whether a value is text: not for identifiers, addresses, allowed values (the schema reports wrong ones) and dates, nor for
 * values of unknown fields, whose meaning is unclear until their name is fixed.
 */
function isText({ path, element }: Value, type: ContentType): boolean {
  if (path.some((key) => machineFields.has(String(key)))) return false;
  const schema = element ? descriptionOf(element.name)?.props : schemas[type];
  if (!schema) return true;
  const field = fieldAt(schema, path);
  return !(field?.enum || field?.format === 'date' || isUnknown(schema, path));
}

const entity = /&(?:#x?[\da-f]+|\w+);/iy;

/**
 * Maps characters of a decoded text to the file: indentation, escapes (`\{`) and entities (`&lt;`) make the text shorter than
 * its source.
 * @returns a function from an index in the text to an offset in the file
 */
export function align(source: string, from: number, to: number, text: string): (index: number) => number {
  if (text === object) return () => from;
  if (source.startsWith(text, from)) return (index) => from + index;
  const offsets: number[] = [];
  let at = from;
  for (let index = 0; index < text.length; index++) {
    let width = 1;
    while (at < to && source[at] !== text[index]) {
      entity.lastIndex = at;
      width = entity.exec(source)?.[0].length ?? 1;
      if (width > 1) break;
      at++;
    }
    offsets.push(at);
    at += width;
  }
  return (index) => offsets[index] ?? to;
}

/** The same for text that consists of several nodes. */
export function alignPieces(
  source: string,
  pieces: readonly { text: string; node: Nodes }[],
): (index: number) => number {
  let length = 0;
  const readers = pieces.map(({ text, node }) => {
    const { from, to } = rangeOf(node);
    const start = length;
    length += text.length;
    return { start, at: align(source, from, to, text) };
  });
  return (index) => {
    const reader = readers.findLast(({ start }) => start <= index);
    return reader ? reader.at(index - reader.start) : 0;
  };
}
