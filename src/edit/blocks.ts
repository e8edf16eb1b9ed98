import { syntaxProblem } from '../content/mdx/mistakes.ts';
import { readParseError } from '../content/mdx/parse-mdx.ts';
import type { Range } from '../content/problems/lines.ts';
import { lineBreak, splice, type TextEdit } from '../content/problems/problems.ts';
import { typograph } from '../content/typography/typography.ts';
import {
  type Block,
  type BlockChange,
  isWithin,
  type JoinSide,
  textsToJoin,
} from '../content/writers/editing.ts';
import { Refusal } from '../content/writers/refusal.ts';
import { changeTexts, gapAt, indentAt } from './change.ts';
import { type ParsedFile, parseFile, type ReadSpot, tryParseFile } from './spots.ts';

/** Formats MDX for a position: with its indentation and the file's line breaks. */
const indented = (text: string, indent: string, eol: string): string =>
  text.trim().replace(/\r?\n(.*)/g, (_, line) => eol + (line ? indent + line : indent.trimEnd()));

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

/** MDX of items only with the mark of an item, whose list goes on with them; null if it or the block is something else. */
function moreOf({ kind, from, to }: Block, source: string, mdx: string): string | null {
  const [mark] = /^(?:[-*+]|\d+[.)]) /.exec(source.slice(from, to)) ?? [];
  const isItems = /^(?:-|\d+\.) .*(?:\n(?:-|\d+\.| ) .*)*$/.test(mdx);
  if (kind !== 'item' || !mark || !isItems) return null;
  // What is inside of an item starts where its words do.
  return mdx.replace(/^(?:-|\d+\.) |^ {2}/gm, (own) => (own === '  ' ? ' '.repeat(mark.length) : mark));
}

/** Text for the place of another block: an item takes its number, since that of the first item starts the list's count. */
function inPlaceOf(other: string, text: string): string {
  const [own, wanted] = [numberOf(text), numberOf(other)];
  // A number of another length would change the indentation of nested content.
  return own.length === wanted.length ? wanted + text.slice(own.length) : text;
}

/** The block with this id, which the file has: `change` of edit.ts looks ids up before. */
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
 * The file after changing texts as `changeTexts` does and inserting MDX after them; after the list if they are items, unless it
 * is more of these. It replaces a block whose texts are all empty.
 * @throws {Refusal} if no MDX can be inserted there
 */
export function putBelow(parsed: ParsedFile, id: string, texts: readonly string[], source: string): string {
  const filled = texts.filter((one) => one.trim() !== '').length;
  const now = filled === 0 ? parsed : parseFile(parsed.file, changeTexts(parsed, id, texts));
  const range = now.spots.find((one) => one.id === id)?.block;
  const own = now.blocks.find(({ from, kind }) => from === range?.from && kind !== 'list');
  if (!own) throw new Refusal('Сюда такой текст не\u00a0вставить: выберите абзац или пункт списка.');
  const siblings = now.blocks.filter(({ parent }) => parent === own.parent);
  const last = siblings[siblings.indexOf(own) + Math.max(1, filled) - 1];
  const isBeside = own.kind === 'paragraph' || moreOf(own, now.source, source);
  const below = own.kind === 'item' && !isBeside ? own.parent : last?.id;
  return changeBlock(now, below ?? own.id, { do: isBeside && filled === 0 ? 'instead' : 'after', source });
}

/** The paragraph, item or heading that contains only this text; null for other texts. */
export function blockOfText({ spots, blocks }: ParsedFile, id: string): Block | null {
  const spot = spots.find((one) => one.id === id);
  const block = spot && blocks.findLast((one) => one.kind === spot.kind && isWithin(spot, one));
  return block && spots.filter((one) => isWithin(one, block)).length === 1 ? block : null;
}

const cannotJoin = 'Эти тексты не\u00a0соединить: вместе они читались\u00a0бы иначе.';

/**
 * The file after joining a text, or the first or last one of a block, to the text above, or the one below to it.
 * @throws {Refusal} if there is none, or the result would not read as both texts
 */
export function joinTexts(parsed: ParsedFile, own: Range | undefined, side: JoinSide): string {
  const [upper, lower] = (own && textsToJoin(parsed, own, side)) ?? [];
  if (!upper || !lower) throw new Refusal(cannotJoin);
  // What an item becomes is nowhere yet.
  const first = parsed.spots.includes(upper) ? upper : lower;
  const shownIn = (spots: readonly ReadSpot[]) =>
    JSON.stringify(spots.map(({ kind, shown }) => [kind, shown]));
  // Behind a mark that ends in a full stop, words need a space.
  for (const gap of ['', ' ']) {
    const text = splice(parsed.source, joiningEdits(parsed, upper, lower, gap));
    const both = { ...upper, shown: typograph(upper.shown + gap + lower.shown) };
    const wanted = parsed.spots.flatMap((one) => (one === first ? both : one === lower ? [] : one));
    if (shownIn(tryParseFile(parsed.file, text)?.spots ?? []) === shownIn(wanted)) return text;
  }
  throw new Refusal(cannotJoin);
}

/** The edits that replace what is between two texts. If the lower one was the first item of a list, the next takes its place. */
function joiningEdits(parsed: ParsedFile, upper: ReadSpot, lower: ReadSpot, gap: string): TextEdit[] {
  const { source, blocks } = parsed;
  const own = source.slice(lower.from, lower.to);
  // A heading has one line.
  const text = gap + (upper.kind === 'heading' ? own.replace(/\s*\n[\s>]*/g, ' ') : own);
  const edits = [...gapBefore(source, upper.to), { from: upper.to, to: lower.to, text }];
  const item = blocks.find(({ kind, from }) => kind === 'item' && from === lower.block?.from);
  const [first, next] = blocks.filter(({ parent }) => parent === item?.parent);
  const isFirst = item && item === first;
  // A paragraph would go on in the line below.
  const below = isFirst || lower.kind === 'heading' ? blocks.find(({ from }) => from > lower.to) : undefined;
  if (below) edits.push(...gapBefore(source, below.from));
  if (!isFirst || !next) return edits;
  const number = inPlaceOf(source.slice(item.from, item.to), source.slice(next.from, next.to));
  return [...edits, { from: next.from, to: next.to, text: number }];
}

/** The edit that puts an empty line before a block in the next line. */
function gapBefore(source: string, at: number): TextEdit[] {
  const [between = ''] = /(?:\r?\n[ \t>]*)*$/.exec(source.slice(0, at)) ?? [];
  const isNext = between.split('\n').length === 2;
  return isNext ? [{ from: at - between.length, to: at, text: gapAt(source, indentAt(source, at)) }] : [];
}

function editsFor({ source, blocks }: ParsedFile, block: Block, change: BlockChange): TextEdit[] {
  const siblings = blocks.filter(({ parent }) => parent === block.parent);
  const index = siblings.indexOf(block);
  const eol = lineBreak(source);
  const text = source.slice(block.from, block.to);
  const indent = indentAt(source, block.from);
  const mdx = 'source' in change ? change.source : '';
  const more = moreOf(block, source, mdx);
  const inserted = indented(more ?? mdx, indent, eol);
  const gap = more ? eol + indent : gapAt(source, indent);
  const insertion = (at: number, piece: string): TextEdit[] => [{ from: at, to: at, text: piece }];
  /** An empty line before a block that gets another neighbour: a paragraph goes on in the next line. */
  const apart = (one: Block | undefined): TextEdit[] => {
    const above = one && siblings[siblings.indexOf(one) - 1];
    const isTight = above?.kind === one?.kind && (one?.kind === 'item' || one?.kind === 'section');
    return one && above && !isTight ? gapBefore(source, one.from) : [];
  };
  switch (change.do) {
    case 'up':
    case 'down': {
      const at = change.do === 'up' ? index - 1 : index;
      const [one, other, next] = [siblings[at], siblings[at + 1], siblings[at + 2]];
      if (!one || !other) throw new Refusal('Дальше двигать некуда.');
      const [upper, lower] = [source.slice(one.from, one.to), source.slice(other.from, other.to)];
      return [
        ...apart(one),
        { from: one.from, to: one.to, text: inPlaceOf(upper, lower) },
        ...apart(other),
        { from: other.from, to: other.to, text: inPlaceOf(lower, upper) },
        ...apart(next),
      ];
    }
    case 'copy':
      return insertion(block.to, gapBetween(siblings, index, source) + text);
    case 'remove': {
      const next = siblings[index + 1];
      if (next)
        return [
          ...apart(block),
          { from: block.from, to: next.to, text: inPlaceOf(text, source.slice(next.from, next.to)) },
        ];
      return [{ from: siblings[index - 1]?.to ?? block.from, to: block.to, text: '' }];
    }
    case 'replace':
      return [{ from: block.from, to: block.to, text: change.source.replace(/\r?\n/g, eol) }];
    case 'instead':
      return [{ from: block.from, to: block.to, text: inserted }];
    case 'before':
      return [...apart(block), ...insertion(block.from, inserted + gap)];
    case 'after':
      return [...insertion(block.to, gap + inserted), ...apart(siblings[index + 1])];
  }
}
