import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { parseMdx } from '../content/mdx/parse-mdx.ts';
import { lineBreak, splice, type TextEdit } from '../content/problems/problems.ts';
import { typograph } from '../content/typography/typography.ts';
import type { SpotKind } from '../content/writers/editing.ts';
import { Refusal } from '../content/writers/refusal.ts';
import { isBareLink, type ParsedFile, parseFile, type ReadSpot, tryParseFile } from './spots.ts';
import { waysToWrite, writeMarked } from './ways-to-write.ts';

/** Refusal of a text that would change more than itself. */
const tooComplex = 'Этот текст нельзя записать простыми словами. Откройте исходный текст блока.';

/** Replaces line breaks by spaces and trims a text. */
const onOneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ').trim();

/**
 * Everything in a file except one of its texts, for checking that an edit changes only that text: unescaped markup would add
 * or remove texts or blocks.
 */
const restOf = ({ spots, blocks }: ParsedFile, without: string): string =>
  JSON.stringify([
    spots.flatMap(({ id, kind, text, shown }) => (id === without ? [] : [[id, kind, text ?? shown]])),
    blocks.map(({ id, kind, name }) => [id, kind, name]),
  ]);

/** The edit between two texts, without their common prefix and suffix. */
function difference(before: string, after: string): TextEdit {
  let from = 0;
  const most = Math.min(before.length, after.length);
  while (from < most && before[from] === after[from]) from++;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { from, to: before.length - same, text: after.slice(from, after.length - same) };
}

/** Edit for the differing characters only, so that other line breaks stay. */
function innerEdit(spot: ReadSpot, source: string, text: string, write: (text: string) => string): TextEdit {
  const changed = difference(spot.text ?? '', text);
  // Includes the backslash of an escaped character, and all of a line break of Windows.
  const at = (index: number) => {
    if (index >= (spot.text ?? '').length) return spot.to;
    const offset = spot.at(index);
    return /[\\\r]/.test(source[offset - 1] ?? '') && offset > spot.from ? offset - 1 : offset;
  };
  const from = changed.from === 0 ? spot.from : at(changed.from);
  return { from, to: Math.max(from, at(changed.to)), text: write(changed.text) };
}

/** The blocks of a source; none if it cannot be parsed. */
function blocksIn(text: string): Nodes[] {
  try {
    return parseMdx(text).children;
  } catch {
    return [];
  }
}

/** Whether a node is a mark. Bare URLs are none; after an unclosed bracket the parser gives them no position. */
const isMark = (node: Nodes, source: string): boolean =>
  node.type === 'strong' ||
  node.type === 'emphasis' ||
  (node.type === 'link' && node.url !== '' && node.position !== undefined && !isBareLink(node, source));

/**
 * The words of a text that was typed with Markdown marks (bold, italics, links), as the page will show them.
 * @returns null if it has no marks or unsupported ones, and for props and fields
 */
function textWithMarks(kind: SpotKind, text: string, before: string): string | null {
  // What was plain text stays it. A star between numbers is not a mark.
  const isMarked = /[*_[\]()]/.test(difference(before, text).text) && !/\d\*\d/.test(text);
  if (kind === 'prop' || kind === 'field' || !isMarked) return null;
  const written = writeMarked(text);
  const [block, ...more] = blocksIn(written);
  if (block?.type !== 'paragraph' || more.length > 0) return null;
  const within = (node: Nodes): Nodes[] =>
    'children' in node ? node.children.flatMap((child) => [child, ...within(child)]) : [];
  const nodes = within(block);
  const isRead = nodes.every((node) => node.type === 'text' || node.type === 'link' || isMark(node, written));
  return isRead && nodes.some((node) => isMark(node, written)) ? typograph(textOf(block)) : null;
}

/**
 * The edit that changes a text and nothing else; none if it is unchanged. Tries each way of writing it and parses the result;
 * takes the first that reads back exactly as typed and leaves the rest unchanged. In the body, bold, italics and links may be typed as Markdown.
 * @param id of the text
 * @param before what it was, or the text of which it was a part
 * @throws {Refusal} if there is no such plain text or no way to write it, or if a text of the body would be empty
 */
export function changeText(parsed: ParsedFile, id: string, typed: string, before?: string): TextEdit[] {
  const { file, source } = parsed;
  const spot = parsed.spots.find((one) => one.id === id);
  if (spot?.text === undefined || spot.text === null) throw new Refusal(tooComplex);
  const text = onOneLine(typed);
  if (text === spot.text) return [];
  if (text === '' && !['cell', 'prop', 'field'].includes(spot.kind))
    throw new Refusal('Пустым текст остаться не может. Чтобы убрать его совсем, удалите блок.');
  const rest = restOf(parsed, id);
  const marked = textWithMarks(spot.kind, text, before ?? spot.text);
  const plainWays = waysToWrite(spot.kind, source.slice(0, spot.from));
  const ways = marked === null ? plainWays : [writeMarked];
  const edits = [
    ...ways.map((write) => innerEdit(spot, source, text, write)),
    ...ways.map((write) => ({ from: spot.from, to: spot.to, text: write(text) })),
  ];
  for (const edit of edits) {
    const after = tryParseFile(file, splice(source, [edit]));
    const found = after?.spots.find((one) => one.id === id);
    const isReadBack = marked === null ? found?.text === text : found?.shown === marked;
    if (after && isReadBack && restOf(after, id) === rest) return [edit];
  }
  throw new Refusal(tooComplex);
}

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
      return splice(text, changeText(now, body(now)[place + index]?.id ?? '', other, spot.text ?? ''));
    },
    splice(source, [...edits, { from: block.to, to: block.to, text: added }]),
  );
}
