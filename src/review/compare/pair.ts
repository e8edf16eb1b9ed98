import { once } from '../once.ts';
import type { Block } from './blocks.ts';
import { around, classesOf } from './dom.ts';
import type { PageView } from './view.ts';
import { likeness, type Match, pairAlike, pairLists, wordsOf } from './words.ts';

/** Two lists of blocks, matched. */
export interface Pairing {
  /** Equal for the reader. */
  same: Match[];
  /** The same block with other words or facts. */
  changed: Match[];
  /** Equal, but elsewhere in the order. */
  moved: Match[];
  removed: number[];
  added: number[];
}

/** Blocks less alike than this are a removed and an added one. */
const threshold = 0.45;

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

/** Shorter texts stand in too many places to be known again in another. */
const leastMoved = 12;

/** Places of the blocks that are in no match. */
function unpaired(blocks: readonly Block[], found: readonly Match[], side: 0 | 1): number[] {
  const paired = new Set(found.map((match) => match[side]));
  return [...blocks.keys()].filter((index) => !paired.has(index));
}

/** Matches the blocks of two versions of a page. One that left its place and came up in another has moved. */
export function pairBlocks(before: readonly Block[], after: readonly Block[]): Pairing {
  const words = once(({ text }: Block) => wordsOf(text));
  const alike = (a: Block, b: Block) => {
    const value = score(a, b, words);
    return value >= threshold ? value : null;
  };
  const { same, changed } = pairLists(before, after, ({ key }) => key, alike);
  const paired = [...same, ...changed];
  const gone = unpaired(before, paired, 0);
  const moved = unpaired(after, paired, 1).flatMap((to): Match[] => {
    const block = after[to];
    if (!block || block.text.length < leastMoved) return [];
    const at = gone.findIndex((index) => before[index]?.key === block.key);
    return at < 0 ? [] : gone.splice(at, 1).map((from) => [from, to]);
  });
  const all = [...paired, ...moved];
  return { same, changed, moved, removed: unpaired(before, all, 0), added: unpaired(after, all, 1) };
}

/** Pages less alike than this are a removed and an added one. */
const alikePages = 0.6;

/** Blocks of the page itself: header and footer are alike everywhere. */
const ownTexts = ({ blocks }: PageView) =>
  blocks
    .filter(({ element }) => around(element).some(({ tagName }) => tagName === 'main'))
    .map(({ text, tag }) => text || tag);

/** Finds pages that only changed their address: the most alike first. */
export function findRenames(gone: readonly PageView[], born: readonly PageView[]): Map<string, string> {
  const texts = once(ownTexts);
  const alike = (from: PageView, to: PageView) => {
    const value = likeness(texts(from), texts(to));
    return value >= alikePages ? value : null;
  };
  return new Map(
    pairAlike(gone, born, alike, false).map(([i, j]) => [gone[i]?.url ?? '', born[j]?.url ?? '']),
  );
}
