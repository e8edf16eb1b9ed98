import { dirname } from 'node:path/posix';
import { once } from '../once.ts';
import type { Block } from './blocks.ts';
import { around, classesOf, type Element, parentOf, textOf } from './dom.ts';
import { spans } from './places.ts';
import type { PageView } from './view.ts';
import { alignLists, likeness, type Match, pairAlike, pairLists, wordsOf } from './words.ts';

/** Two lists of blocks, matched. */
export interface Pairing {
  /** Equal for the reader. */
  same: Match[];
  /** The same block with other words or facts. */
  changed: Match[];
  /** Elsewhere in the order, with its words or, where it says much, with others. */
  moved: Match[];
  removed: number[];
  added: number[];
}

/** Blocks less alike than this are a removed and an added one. */
const threshold = 0.45;
/** The same of those that also left their place. */
const elsewhere = 0.6;

const shapeOf = ({ element, tag }: Block) => `${tag}.${classesOf(element).join('.')}`;

/** How likely `b` is what became of `a`, 0–1. Short labels («88 %», «Войти») are known by their shape. */
function score(a: Block, b: Block, words: (block: Block) => readonly string[]): number {
  if (a.tag !== b.tag) return words(a).length > 3 ? likeness(words(a), words(b)) * 0.8 : 0;
  const sameShape = shapeOf(a) === shapeOf(b);
  const [left, right] = [words(a), words(b)];
  if (Math.max(left.length, right.length) <= 4)
    return sameShape ? 0.5 + 0.5 * likeness(left, right) : likeness(left, right);
  return likeness(left, right) + (sameShape ? 0.1 : 0);
}

/** Shorter texts stand in too many places to be known again in another: what is around them tells which one it is. */
const leastLong = 12;
export const isLong = ({ text }: Block) => text.length >= leastLong;

/** The blocks that are in no match. */
function unpaired(blocks: readonly Block[], found: readonly Match[], side: 0 | 1): Block[] {
  const paired = new Set(found.map((match) => blocks[match[side]]));
  return blocks.filter((block) => !paired.has(block));
}

/** Matches the blocks of two versions of a page. One that left its place and came up in another has moved. */
export function pairBlocks(before: readonly Block[], after: readonly Block[]): Pairing {
  const words = once(({ text }: Block) => wordsOf(text));
  const alike = (a: Block, b: Block) => {
    const value = score(a, b, words);
    return value >= threshold ? value : null;
  };
  const [places, targets] = [before, after].map(
    (blocks) => new Map(blocks.map((block, index) => [block, index])),
  );
  const pair = (old: readonly Block[], now: readonly Block[]) => {
    const { same, changed } = pairLists(old, now, ({ key }) => key, alike);
    const [equal = [], other = []] = [same, changed].map((matches) =>
      matches.map(
        ([i, j]): Match => [places?.get(old[i] as Block) ?? -1, targets?.get(now[j] as Block) ?? -1],
      ),
    );
    return { same: equal, changed: other };
  };
  const moved = movedBlocks(before, after);
  const [old, now] = [unpaired(before, moved, 0), unpaired(after, moved, 1)];
  // First the long ones, then those between them.
  const long = pair(old.filter(isLong), now.filter(isLong));
  const sure = [...long.same, ...long.changed].sort(([a], [b]) => a - b);
  const within = (index: number | undefined, from = -1, to = Number.POSITIVE_INFINITY) =>
    index !== undefined && from < index && index < to;
  const short = [...sure, [undefined, undefined] as const].map(([i, j], gap) => {
    const [from, to] = sure[gap - 1] ?? [];
    return pair(
      old.filter((block) => within(places?.get(block), from, i)),
      now.filter((block) => within(targets?.get(block), to, j)),
    );
  });
  const same = [long, ...short].flatMap((found) => found.same);
  const changed = [long, ...short].flatMap((found) => found.changed);
  const all = [...same, ...changed, ...moved];
  // A list with nothing that stayed came or went with the card around it.
  const inList = (blocks: readonly Block[], side: 0 | 1) => {
    const stay = new Set(all.flatMap((match) => listAround(blocks[match[side]]) ?? []));
    return unpaired(blocks, all, side).filter((block) => stay.has(listAround(block) as Element));
  };
  moved.push(
    ...movedItems(inList(before, 0), inList(after, 1)).map(
      ([a, b]): Match => [places?.get(a) ?? -1, targets?.get(b) ?? -1],
    ),
  );
  all.push(...moved);
  // What left its place may say something else in the other: with it goes what is around both.
  const isRich = (block: Block) => words(block).length > 4;
  const [gone, born] = [unpaired(before, all, 0).filter(isRich), unpaired(after, all, 1).filter(isRich)];
  const rewritten = (a: Block, b: Block) => {
    const value = a.tag === b.tag ? likeness(words(a), words(b)) : 0;
    return value >= elsewhere ? value : null;
  };
  const other = pairAlike(gone, born, rewritten, false).map(
    ([p, q]): Match => [before.indexOf(gone[p] as Block), after.indexOf(born[q] as Block)],
  );
  moved.push(...other);
  const partner = new Map(moved);
  for (const match of other)
    for (const [i, j] of wholeAround(before, after, match, (a, b) => partner.get(a) === b))
      if (!partner.has(i)) moved.push([i, j]);
  all.push(...moved);
  const left = (blocks: readonly Block[], side: 0 | 1) =>
    unpaired(blocks, all, side).map((block) => blocks.indexOf(block));
  return { same, changed, moved, removed: left(before, 0), added: left(after, 1) };
}

/** Long blocks that say the same in another place, each with what came along: as much of what is around it as is equal too. */
function movedBlocks(before: readonly Block[], after: readonly Block[]): Match[] {
  const [old, now] = [before.filter(isLong), after.filter(isLong)];
  const keyOf = ({ key }: Block) => key;
  const { same } = alignLists(old.map(keyOf), now.map(keyOf));
  const [gone, born] = [unpaired(old, same, 0), unpaired(now, same, 1)];
  const moved: Match[] = [];
  const taken = (block: Block, side: 0 | 1) =>
    moved.some((match) => (side === 0 ? before : after)[match[side]] === block);
  for (const block of born) {
    const from = gone.find((one) => one.key === block.key && !taken(one, 0));
    if (from && !taken(block, 1))
      moved.push(...wholeAround(before, after, [before.indexOf(from), after.indexOf(block)]));
  }
  return moved;
}

/** Two blocks, with as much of what is around them as corresponds, block by block: equal, or a pair already. */
function wholeAround(
  before: readonly Block[],
  after: readonly Block[],
  match: Match,
  isPair: (...match: Match) => boolean = () => false,
): Match[] {
  const [oldSpans, newSpans] = [spans(before), spans(after)];
  let whole = [match];
  let [a, b] = [before[match[0]], after[match[1]]].map((block) => block && parentOf(block.element));
  for (; a && b; a = parentOf(a), b = parentOf(b)) {
    const [[i, end], [j, last]] = [oldSpans.get(a) ?? [0, 0], newSpans.get(b) ?? [0, 0]];
    const pairs = before.slice(i, end + 1).map((_, step): Match => [i + step, j + step]);
    const isApart = ([x, y]: Match) => before[x]?.key !== after[y]?.key && !isPair(x, y);
    if (end - i !== last - j || pairs.some(isApart)) break;
    whole = pairs;
  }
  return whole;
}

/** Short items of lists that left their place and came up in another, as often as they left: an entry of a menu, a logo. */
function movedItems(gone: readonly Block[], born: readonly Block[]): [Block, Block][] {
  const [lone, others] = [gone, born].map((blocks) => blocks.filter(isLoneItem));
  return (lone ?? []).flatMap((block): [Block, Block][] => {
    const alike = ({ key }: Block) => key === block.key;
    const [left, came] = [lone?.filter(alike) ?? [], others?.filter(alike) ?? []];
    const to = came[left.indexOf(block)];
    return to && left.length === came.length ? [[block, to]] : [];
  });
}

const listAround = (block: Block | undefined) =>
  block && around(block.element).find(({ tagName }) => tagName === 'ul' || tagName === 'ol');

/** Whether a block is all that its item of a list says. */
function isLoneItem({ element, text }: Block): boolean {
  const item = around(element).find(({ tagName }) => tagName === 'li');
  return text !== '' && item !== undefined && textOf(item) === text;
}

/** Pages less alike than this are a removed and an added one. */
const alikePages = 0.6;

/** Blocks of the page itself: header and footer are alike everywhere. */
const ownTexts = ({ blocks }: PageView) =>
  blocks
    .filter(({ element }) => around(element).some(({ tagName }) => tagName === 'main'))
    .map(({ text, tag }) => text || tag);

/**
 * Finds pages that only changed their address: the most alike first.
 * @param isMade whether a build has made a page of others, as that of a tag: such a page is what its folder says
 */
export function findRenames(
  gone: readonly PageView[],
  born: readonly PageView[],
  isMade: (page: PageView) => boolean = () => false,
): Map<string, string> {
  const texts = once(ownTexts);
  const alike = (from: PageView, to: PageView) => {
    if ((isMade(from) || isMade(to)) && dirname(from.url) !== dirname(to.url)) return null;
    const value = likeness(texts(from), texts(to));
    return value >= alikePages ? value : null;
  };
  return new Map(
    pairAlike(gone, born, alike, false).map(([i, j]) => [gone[i]?.url ?? '', born[j]?.url ?? '']),
  );
}
