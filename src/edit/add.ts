import { lineBreak, splice, type TextEdit } from '../content/problems/problems.ts';
import { Refusal } from '../content/writers/refusal.ts';
import { changeText, textWithMarks, tooComplex } from './change.ts';
import { type ParsedFile, type ReadSpot, tryParseFile } from './spots.ts';
import { waysToWrite, writeMarked } from './ways-to-write.ts';

/** Prefix of continuation lines at an offset: indentation, `>` of quotations, spaces in place of an item's bullet. */
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
 * Edits that change a text and add others of its kind after it: paragraphs after a paragraph, items after an item.
 * @param texts the first that is not empty replaces the text; empty ones are skipped
 * @throws {Refusal} if no other text can follow, or it cannot be written
 */
export function changeTexts(parsed: ParsedFile, id: string, texts: readonly string[]): TextEdit[] {
  const [first = '', ...others] = texts.map((text) => text.trim()).filter((text) => text !== '');
  const { file, source } = parsed;
  const edits = changeText(parsed, id, first);
  if (others.length === 0) return edits;
  const spot = parsed.spots.find((one) => one.id === id);
  if (!spot?.block) throw new Refusal('За\u00a0этим текстом новый абзац стоять не\u00a0может.');
  const kind = spot.kind === 'field' ? 'field' : 'body';
  const own = parsed.spots.filter((one) => one.id.startsWith(kind));
  const last = own.findLastIndex(({ from }) => from < (spot.block?.to ?? 0));
  const begin = beginning(spot, source);
  const shown = (text: string) => textWithMarks(spot.kind, text);
  // Without context, since a new value has no quotes yet.
  for (const write of waysToWrite(spot.kind, '')) {
    const added = {
      from: spot.block.to,
      to: spot.block.to,
      text: others.map((text) => begin + (shown(text) === null ? write : writeMarked)(text)).join(''),
    };
    const all = [...edits, added];
    const expected = own.map(({ text, shown }) => text ?? shown);
    expected[own.indexOf(spot)] = shown(first) ?? first;
    expected.splice(last + 1, 0, ...others.map((text) => shown(text) ?? text));
    const after = tryParseFile(file, splice(source, all));
    const blocks = parsed.blocks.length + (kind === 'body' ? others.length : 0);
    if (after?.blocks.length === blocks && isReadBack(expected, after, kind)) return all;
  }
  throw new Refusal(tooComplex);
}

/** Whether the texts of the body, or of the fields, are exactly these. */
function isReadBack(expected: readonly string[], { spots }: ParsedFile, kind: string): boolean {
  const found = spots.filter(({ id }) => id.startsWith(kind)).map(({ text, shown }) => text ?? shown);
  return JSON.stringify(found) === JSON.stringify(expected);
}
