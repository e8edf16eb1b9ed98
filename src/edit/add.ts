import { Refusal } from '../content/preview/refusal.ts';
import { lineBreak, splice, type TextEdit } from '../content/problems/problems.ts';
import { changeText, saidWithMarks } from './change.ts';
import { type Places, placesIn, type ReadSpot } from './spots.ts';
import { waysToWrite, writeMarked } from './ways-to-write.ts';

/** Prefix of continuation lines at an offset: indentation, quotation marks, space for an item's bullet. */
export function indentAt(source: string, offset: number): string {
  const before = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  const isOutline = /^(?:[ \t>]|(?:[-*+]|\d+[.)])(?=[ \t]))*$/.test(before);
  return isOutline ? before.replace(/[^\s>]/g, ' ') : (/^[ \t]*/.exec(before)?.[0] ?? '');
}

/** Separator of two blocks with such a prefix: an empty line, with `>` in a quotation. */
export const gapAt = (source: string, indent: string): string =>
  lineBreak(source) + indent.trimEnd() + lineBreak(source) + indent;

/** Start of a new block of the same kind below this one: line breaks, indentation, an item's bullet. */
function beginning({ kind, from, block }: ReadSpot, source: string): string {
  const start = block?.from ?? from;
  const indent = indentAt(source, start);
  if (kind === 'paragraph') return gapAt(source, indent);
  const [mark = ''] = /^(?:[-*+]|\d+[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/.exec(source.slice(start, from)) ?? [];
  const next = mark.replace(/^\d+/, (number) => String(Number(number) + 1)).replace(/\[[xX]\]/, '[ ]');
  return lineBreak(source) + indent + next;
}

/**
 * Changes a text and adds others of its kind after it: paragraphs after a paragraph, items after an item.
 * @param texts the first replaces the text; empty ones are skipped
 * @throws {Refusal} if no other text can follow, or it cannot be written
 */
export function changeTexts(places: Places, id: string, texts: readonly string[]): TextEdit[] {
  const [first = '', ...others] = texts.map((text) => text.trim()).filter((text) => text !== '');
  const { file, source } = places;
  const edits = changeText(places, id, first);
  if (others.length === 0) return edits;
  const spot = places.spots.find((one) => one.id === id);
  if (!spot?.block) throw new Refusal('За\u00a0этим текстом новый абзац стоять не\u00a0может.');
  const kind = spot.kind === 'field' ? 'field' : 'body';
  const own = places.spots.filter((one) => one.id.startsWith(kind));
  const last = own.findLastIndex(({ from }) => from < (spot.block?.to ?? 0));
  const begin = beginning(spot, source);
  // Without context, since a new value has no quotes yet.
  const ways = waysToWrite(spot.kind, '');
  const said = (text: string) => saidWithMarks(spot.kind, text);
  for (const write of ways) {
    const added = {
      from: spot.block.to,
      to: spot.block.to,
      text: others.map((text) => begin + (said(text) === null ? write : writeMarked)(text)).join(''),
    };
    const all = [...edits, added];
    const expected = own.map(({ text, shown }) => text ?? shown);
    expected[own.indexOf(spot)] = said(first) ?? first;
    expected.splice(last + 1, 0, ...others.map((text) => said(text) ?? text));
    const after = placesIn(file, splice(source, all));
    const blocks = places.blocks.length + (kind === 'body' ? others.length : 0);
    if (after?.blocks.length === blocks && isSaid(expected, after, kind)) return all;
  }
  throw new Refusal('Этот текст нельзя записать простыми словами. Откройте исходный текст блока.');
}

/** Whether the texts of a body, or of the fields, are exactly these. */
function isSaid(expected: readonly string[], { spots }: Places, kind: string): boolean {
  const found = spots.filter(({ id }) => id.startsWith(kind)).map(({ text, shown }) => text ?? shown);
  return JSON.stringify(found) === JSON.stringify(expected);
}
