import { syntaxProblem } from '../content/mdx/mistakes.ts';
import { readParseError } from '../content/mdx/parse-mdx.ts';
import type { Range } from '../content/problems/lines.ts';
import { lineBreak, splice, type TextEdit } from '../content/problems/problems.ts';
import type { Block, BlockChange } from '../content/writers/editing.ts';
import { Refusal } from '../content/writers/refusal.ts';
import { changeTexts, gapAt, indentAt } from './change.ts';
import { type ParsedFile, parseFile } from './spots.ts';

/** Formats MDX for a position: with its indentation and the file's line breaks. */
function indented(text: string, indent: string, eol: string): string {
  const lines = text.trim().split(/\r?\n/);
  return lines
    .map((line, index) => (index > 0 ? (line === '' ? indent.trimEnd() : indent + line) : line))
    .join(eol);
}

/** Separator as between two neighbours of the same kind; an empty line if there are none. */
function gapBetween(siblings: readonly Block[], index: number, source: string): string {
  for (const at of [index, index - 1]) {
    const [one, other] = [siblings[at], siblings[at + 1]];
    if (one && other && one.kind === other.kind && one.name === other.name)
      return source.slice(one.to, other.from);
  }
  return gapAt(source, indentAt(source, siblings[index]?.from ?? 0));
}

const numberOf = (text: string): string => /^\d+(?=[.)])/.exec(text)?.[0] ?? '';

/** Text for the place of another block: an item takes its number, since that of the first item starts the list's count. */
function inPlaceOf(other: string, text: string): string {
  const [own, wanted] = [numberOf(text), numberOf(other)];
  // A number of another length would change the indentation of nested content.
  return own.length === wanted.length ? wanted + text.slice(own.length) : text;
}

/** The block with this id, which the file has: `change` of index.ts looks ids up before. */
export const blockOf = ({ blocks }: ParsedFile, id: string): Block =>
  blocks.find((one) => one.id === id) as Block;

/**
 * The file after moving, copying, removing or replacing a block, or inserting MDX beside it. Other blocks stay unchanged.
 * @param id of the block
 * @throws {Refusal} if there is no place to move it to, or the result cannot be parsed
 */
export function changeBlock(parsed: ParsedFile, id: string, change: BlockChange): string {
  const { file, source } = parsed;
  const after = splice(source, editsFor(parsed, blockOf(parsed, id), change));
  try {
    parseFile(file, after);
  } catch (error) {
    const { what, hint } = syntaxProblem(file, readParseError(error, after)).problem;
    throw new Refusal(`Так файл не\u00a0прочитать. ${what} ${hint}`);
  }
  return after;
}

/**
 * The file after changing texts as `changeTexts` does and inserting MDX after them, or after the list if they are items. MDX
 * replaces a paragraph whose texts are all empty.
 * @throws {Refusal} if no MDX can be inserted there
 */
export function putBelow(parsed: ParsedFile, id: string, texts: readonly string[], source: string): string {
  const filled = texts.filter((one) => one.trim() !== '').length;
  const text = filled === 0 ? parsed.source : changeTexts(parsed, id, texts);
  const now = parseFile(parsed.file, text);
  const range = now.spots.find((one) => one.id === id)?.block;
  const own = now.blocks.find(({ from, kind }) => from === range?.from && kind !== 'list');
  if (!own) throw new Refusal('Сюда такой текст не\u00a0вставить: выберите абзац или пункт списка.');
  const siblings = now.blocks.filter(({ parent }) => parent === own.parent);
  const below =
    own.kind === 'item' ? own.parent : siblings[siblings.indexOf(own) + Math.max(1, filled) - 1]?.id;
  const where = filled === 0 && own.kind === 'paragraph' ? 'instead' : 'after';
  return changeBlock(now, below ?? own.id, { do: where, source });
}

const isWithin = (one: Range, { from, to }: Range) => one.from >= from && one.to <= to;

/** The paragraph, item or heading that contains only this text; null for other texts. */
export function blockOfText({ spots, blocks }: ParsedFile, id: string): Block | null {
  const spot = spots.find((one) => one.id === id);
  const block = spot && blocks.findLast((one) => one.kind === spot.kind && isWithin(spot, one));
  return block && spots.filter((one) => isWithin(one, block)).length === 1 ? block : null;
}

/**
 * The file after joining a text to the one above it, followed by further texts.
 * @throws {Refusal} if there is no plain text of its kind above
 */
export function joinAbove(
  parsed: ParsedFile,
  id: string,
  [first = '', ...others]: readonly string[],
): string {
  const block = blockOfText(parsed, id);
  const siblings = parsed.blocks.filter(({ parent }) => parent === block?.parent);
  const above = block && siblings[siblings.indexOf(block) - 1];
  const spot = parsed.spots.find((one) => above && blockOfText(parsed, one.id) === above);
  if (!block || !spot || spot.text === null || above?.kind !== block.kind)
    throw new Refusal('К\u00a0тексту выше этот не\u00a0присоединить.');
  const without = changeBlock(parsed, block.id, { do: 'remove' });
  return changeTexts(parseFile(parsed.file, without), spot.id, [spot.text + first, ...others]);
}

function editsFor({ source, blocks }: ParsedFile, block: Block, change: BlockChange): TextEdit[] {
  const siblings = blocks.filter(({ parent }) => parent === block.parent);
  const index = siblings.indexOf(block);
  const eol = lineBreak(source);
  const text = source.slice(block.from, block.to);
  const indent = indentAt(source, block.from);
  const insertion = (at: number, piece: string): TextEdit[] => [{ from: at, to: at, text: piece }];
  switch (change.do) {
    case 'up':
    case 'down': {
      const [one, other] = change.do === 'up' ? [siblings[index - 1], block] : [block, siblings[index + 1]];
      if (!one || !other) throw new Refusal('Дальше двигать некуда.');
      const [upper, lower] = [source.slice(one.from, one.to), source.slice(other.from, other.to)];
      return [
        { from: one.from, to: one.to, text: inPlaceOf(upper, lower) },
        { from: other.from, to: other.to, text: inPlaceOf(lower, upper) },
      ];
    }
    case 'copy':
      return insertion(block.to, gapBetween(siblings, index, source) + text);
    case 'remove': {
      const next = siblings[index + 1];
      const previous = siblings[index - 1];
      if (next)
        return [{ from: block.from, to: next.to, text: inPlaceOf(text, source.slice(next.from, next.to)) }];
      return [{ from: previous?.to ?? block.from, to: block.to, text: '' }];
    }
    case 'replace':
      return [{ from: block.from, to: block.to, text: change.source.replace(/\r?\n/g, eol) }];
    case 'instead':
      return [{ from: block.from, to: block.to, text: indented(change.source, indent, eol) }];
    case 'before':
      return insertion(block.from, indented(change.source, indent, eol) + gapAt(source, indent));
    case 'after':
      return insertion(block.to, gapAt(source, indent) + indented(change.source, indent, eol));
  }
}
