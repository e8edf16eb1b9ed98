import type { Root } from 'mdast';
import { describe } from '../../../mdx-components/descriptions.ts';
import { object, type Piece, sentencesOf } from '../../content/mdx/sentences.ts';
import { rangeOf } from '../../content/mdx/walk.ts';
import { fieldInfo } from '../../content/problems/field-info.ts';
import { type ContentType, schemas } from '../../content/schemas/index.ts';
import { machineFields } from '../../content/typography/typography.ts';
import { align } from './align.ts';
import type { Value } from './values.ts';

/** A piece of text that visitors read: a paragraph with its inline markup, a prop, a field. */
export interface Run {
  text: string;
  /** Offset in the file of a character of the text. */
  at: (index: number) => number;
  /** Dotted field or element, for the problem. */
  field: string | null;
  where: 'body' | 'prop' | 'field';
}

/** Where a piece of a run stands in the file. */
export const placeIn = ({ at, field }: Run, index: number, { length }: string) => ({
  from: at(index),
  to: at(index + length - 1) + 1,
  field,
});

/** All text of a file that visitors read. */
export function readRuns(
  tree: Root | null,
  values: readonly Value[],
  type: ContentType,
  source: string,
): Run[] {
  const runs = values
    .filter((value) => isText(value, type))
    .map(
      ({ text, from, to, field, element }): Run => ({
        text,
        at: align(source, from, to, text),
        field,
        where: element ? 'prop' : 'field',
      }),
    );
  const sentences = tree ? sentencesOf(tree).map((pieces) => sentenceRun(pieces, source)) : [];
  return [
    ...runs.filter(({ where }) => where === 'field'),
    ...sentences.filter(({ text }) => /\p{L}|\d/u.test(text)),
    ...runs.filter(({ where }) => where === 'prop'),
  ];
}

/** False for names and addresses, and for a name out of a list: a wrong one is told with the names that there are. */
function isText({ path, element }: Value, type: ContentType): boolean {
  if (path.some((key) => machineFields.has(String(key)))) return false;
  const schema = element ? describe(element.name)?.props : schemas[type];
  return !schema || !fieldInfo(schema, path).isName;
}

function sentenceRun(pieces: readonly Piece[], source: string): Run {
  let text = '';
  const readers = pieces.map((piece) => {
    const start = text.length;
    const { from, to } = rangeOf(piece.node);
    text += piece.text;
    return { start, at: piece.text === object ? () => from : align(source, from, to, piece.text) };
  });
  const at = (index: number) => {
    const reader = readers.findLast(({ start }) => start <= index);
    return reader ? reader.at(index - reader.start) : 0;
  };
  return { text, at, field: null, where: 'body' };
}
