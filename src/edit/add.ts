import { lineBreak, splice } from '../content/problems/problems.ts';
import { Refusal } from '../content/writers/refusal.ts';
import { changeText } from './change.ts';
import { type ParsedFile, parseFile, type ReadSpot } from './spots.ts';

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
 * The file after changing a text and adding others of its kind after it: paragraphs after a paragraph, items after an item.
 * @param texts the first that is not empty replaces the text; empty ones are skipped
 * @throws {Refusal} if no other text can follow, or it cannot be written
 */
export function changeTexts(parsed: ParsedFile, id: string, texts: readonly string[]): string {
  const [first = '', ...others] = texts.map((text) => text.trim()).filter((text) => text !== '');
  const { file, source } = parsed;
  const edits = changeText(parsed, id, first);
  if (others.length === 0) return splice(source, edits);
  const spot = parsed.spots.find((one) => one.id === id);
  const { block } = spot ?? {};
  if (!spot || !block) throw new Refusal('За\u00a0этим текстом новый абзац стоять не\u00a0может.');
  // Each is added as a word first, and then changed to its text as any other is.
  const added = others.map(() => `${beginning(spot, source)}x`).join('');
  const body = ({ spots }: ParsedFile) => spots.filter((one) => one.id.startsWith('body'));
  const place = body(parsed).findLastIndex(({ from }) => from < block.to) + 1;
  return others.reduce(
    (text, other, index) => {
      const now = parseFile(file, text);
      return splice(text, changeText(now, body(now)[place + index]?.id ?? '', other));
    },
    splice(source, [...edits, { from: block.to, to: block.to, text: added }]),
  );
}
