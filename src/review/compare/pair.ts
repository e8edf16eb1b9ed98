import type { Block } from './blocks.ts';
import { around, classesOf } from './dom.ts';
import type { PageView } from './view.ts';
import { likeness, type Match, matches, pairAlike, wordsOf } from './words.ts';

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
/** Above this many pairs a gap is not searched for likeness. */
const largestGap = 40_000;

const shapeOf = ({ element, tag }: Block) => `${tag}.${classesOf(element).join('.')}`;

/** How likely `b` is what became of `a`, 0–1. Short labels («88 %», «Войти») are known by their shape. */
function score(a: Block, b: Block, words: (block: Block) => readonly string[]): number {
  if (a.tag !== b.tag) return wordsOf(a.text).length > 3 ? likeness(words(a), words(b)) * 0.8 : 0;
  const sameShape = shapeOf(a) === shapeOf(b);
  const [left, right] = [words(a), words(b)];
  if (Math.max(left.length, right.length) <= 4)
    return sameShape ? 0.5 + 0.5 * likeness(left, right) : likeness(left, right);
  return likeness(left, right) + (sameShape ? 0.1 : 0);
}

/** Matches the blocks of two versions of a page. */
export function pairBlocks(before: readonly Block[], after: readonly Block[]): Pairing {
  const same = matches(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  const changed: Match[] = [];
  const cache = new Map<Block, readonly string[]>();
  const words = (block: Block) => {
    const known = cache.get(block) ?? wordsOf(block.text);
    cache.set(block, known);
    return known;
  };
  let [i, j] = [0, 0];
  for (const [x, y] of [...same, [before.length, after.length] as const]) {
    const [old, now] = [before.slice(i, x), after.slice(j, y)];
    const alike = (a: Block, b: Block) => {
      const value = score(a, b, words);
      return value >= threshold ? value : null;
    };
    if (old.length * now.length <= largestGap)
      for (const [p, q] of pairAlike(old, now, alike)) changed.push([i + p, j + q]);
    [i, j] = [x + 1, y + 1];
  }
  const [oldPaired, newPaired] = [new Set<number>(), new Set<number>()];
  for (const [old, now] of [...same, ...changed]) {
    oldPaired.add(old);
    newPaired.add(now);
  }
  const removed = [...before.keys()].filter((index) => !oldPaired.has(index));
  const added = [...after.keys()].filter((index) => !newPaired.has(index));
  return { same, changed, ...findMoved(before, after, removed, added) };
}

/** A block that left one place and came up in another is moved, when it says enough to be recognised. */
function findMoved(before: readonly Block[], after: readonly Block[], removed: number[], added: number[]) {
  const gone = new Map<string, number[]>();
  for (const index of removed) {
    const key = before[index]?.key ?? '';
    gone.set(key, [...(gone.get(key) ?? []), index]);
  }
  const moved: Match[] = [];
  for (const index of added) {
    const block = after[index];
    if (!block || block.text.length < 12) continue;
    const from = gone.get(block.key)?.shift();
    if (from !== undefined) moved.push([from, index]);
  }
  const [goneNow, newNow] = [new Set(moved.map(([from]) => from)), new Set(moved.map(([, to]) => to))];
  return {
    moved,
    removed: removed.filter((index) => !goneNow.has(index)),
    added: added.filter((index) => !newNow.has(index)),
  };
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
  const texts = new Map([...gone, ...born].map((view) => [view, ownTexts(view)]));
  const alike = (from: PageView, to: PageView) => {
    const value = likeness(texts.get(from) ?? [], texts.get(to) ?? []);
    return value >= alikePages ? value : null;
  };
  return new Map(
    pairAlike(gone, born, alike, false).map(([i, j]) => [gone[i]?.url ?? '', born[j]?.url ?? '']),
  );
}
