import { dirname } from 'node:path/posix';
import { once } from '../once.ts';
import type { Block } from './blocks.ts';
import { around, classesOf, parentOf, textOf } from './dom.ts';
import { spans } from './places.ts';
import type { PageView } from './view.ts';
import { alignLists, likeness, type Pair, pairAlike, pairLists, wordsOf } from './words.ts';

/** Two lists of blocks, matched. */
interface Pairing {
  /** Equal for the reader. */
  same: Pair<Block>[];
  /** The same block with other words or facts. */
  changed: Pair<Block>[];
  /** Elsewhere in the order, with its words or, where it says much, with others. */
  moved: Pair<Block>[];
  removed: Block[];
  added: Block[];
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

const keyOf = ({ key }: Block) => key;

/** Matches the blocks of two versions of a page. One that left its place and came up in another has moved. */
export function pairBlocks(before: readonly Block[], after: readonly Block[]): Pairing {
  const words = once(({ text }: Block) => wordsOf(text));
  const alike = (a: Block, b: Block) => {
    const value = score(a, b, words);
    return value >= threshold ? value : null;
  };
  const paired = new Set<Block>();
  const take = (pairs: readonly Pair<Block>[]) => {
    for (const block of pairs.flat()) paired.add(block);
    return pairs;
  };
  const free = (blocks: readonly Block[]) => blocks.filter((block) => !paired.has(block));

  const moved = [...take(movedBlocks(before, after))];
  const [old, now] = [free(before), free(after)];
  // First the long ones, then those between them.
  const long = pairLists(old.filter(isLong), now.filter(isLong), keyOf, alike);
  const sure = [...long.same, ...long.changed].sort(([a], [b]) => a.index - b.index);
  const isWithin = ({ index }: Block, from: Block | undefined, to: Block | undefined) =>
    (from?.index ?? -1) < index && index < (to?.index ?? Number.POSITIVE_INFINITY);
  const short = [...sure, []].map(([i, j], gap) => {
    const [from, to] = sure[gap - 1] ?? [];
    return pairLists(
      old.filter((block) => isWithin(block, from, i)),
      now.filter((block) => isWithin(block, to, j)),
      keyOf,
      alike,
    );
  });
  const same = [long, ...short].flatMap((found) => found.same);
  const changed = [long, ...short].flatMap((found) => found.changed);
  take([...same, ...changed]);

  // A list with nothing that stayed came or went with the card around it.
  const stayed = new Set([...paired].map(listAround));
  const inList = (blocks: readonly Block[]) =>
    free(blocks).filter((block) => listAround(block) && stayed.has(listAround(block)));
  moved.push(...take(movedItems(inList(before), inList(after))));
  // What left its place may say something else in the other: with it goes what is around both.
  const isRich = (block: Block) => words(block).length > 4;
  const rewritten = (a: Block, b: Block) => {
    const value = a.tag === b.tag ? likeness(words(a), words(b)) : 0;
    return value >= elsewhere ? value : null;
  };
  const other = pairAlike(free(before).filter(isRich), free(after).filter(isRich), rewritten, false);
  moved.push(...take(other));
  const partner = new Map(moved);
  for (const pair of other)
    for (const [a, b] of wholeAround(before, after, pair, (x, y) => partner.get(x) === y))
      if (!partner.has(a)) moved.push([a, b]);
  take(moved);
  return { same, changed, moved, removed: free(before), added: free(after) };
}

/** Long blocks that say the same in another place, each with what came along: as much of what is around it as is equal too. */
function movedBlocks(before: readonly Block[], after: readonly Block[]): Pair<Block>[] {
  const [old, now] = [before.filter(isLong), after.filter(isLong)];
  const taken = new Set(alignLists(old, now, keyOf).same.flat());
  const [gone, born] = [old, now].map((blocks) => blocks.filter((block) => !taken.has(block)));
  return (born ?? []).flatMap((block) => {
    const from = gone?.find((one) => one.key === block.key && !taken.has(one));
    if (!from || taken.has(block)) return [];
    const whole = wholeAround(before, after, [from, block]);
    for (const one of whole.flat()) taken.add(one);
    return whole;
  });
}

const saysTheSame = (a: Block, b: Block) => a.key === b.key || (a.tag === b.tag && a.text === b.text);

/**
 * Two blocks, with as much of what is around them as corresponds, block by block: they say the same, be it that a link among them
 * leads elsewhere, or are a pair already.
 */
function wholeAround(
  before: readonly Block[],
  after: readonly Block[],
  pair: Pair<Block>,
  isPair: (...pair: Pair<Block>) => boolean = () => false,
): Pair<Block>[] {
  const [oldSpans, newSpans] = [spans(before), spans(after)];
  let whole = [pair];
  let [a, b] = pair.map(({ element }) => parentOf(element));
  for (; a && b; a = parentOf(a), b = parentOf(b)) {
    const [[i, end], [j, last]] = [oldSpans.get(a) ?? [0, 0], newSpans.get(b) ?? [0, 0]];
    const others = after.slice(j, last + 1);
    const pairs = before.slice(i, end + 1).flatMap((block, step): Pair<Block>[] => {
      const now = others[step];
      return now && (saysTheSame(block, now) || isPair(block, now)) ? [[block, now]] : [];
    });
    if (pairs.length <= end - i || pairs.length < others.length) break;
    whole = pairs;
  }
  return whole;
}

/** Short items of lists that left their place and came up in another, as often as they left: an entry of a menu, a logo. */
function movedItems(gone: readonly Block[], born: readonly Block[]): Pair<Block>[] {
  const [lone, others] = [gone, born].map((blocks) => blocks.filter(isLoneItem));
  return (lone ?? []).flatMap((block): Pair<Block>[] => {
    const alike = ({ key }: Block) => key === block.key;
    const [left, came] = [lone?.filter(alike) ?? [], others?.filter(alike) ?? []];
    const to = came[left.indexOf(block)];
    return to && left.length === came.length ? [[block, to]] : [];
  });
}

const listAround = ({ element }: Block) =>
  around(element).find(({ tagName }) => tagName === 'ul' || tagName === 'ol');

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
  return new Map(pairAlike(gone, born, alike, false).map(([from, to]) => [from.url, to.url]));
}
