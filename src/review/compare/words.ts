import { diffArrays } from 'diff';
import type { Run } from '../types.ts';

const segmenter = new Intl.Segmenter('ru', { granularity: 'word' });

/** Words, marks and spaces of a text, in order, by the rules of Russian. */
const tokens = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

export const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase());

/** How much two texts have in common, 0–1: Dice's coefficient of their words. */
export function likeness(a: readonly string[], b: readonly string[]): number {
  if (a.length + b.length === 0) return 1;
  const left = new Map<string, number>();
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of b) {
    const count = left.get(word) ?? 0;
    if (count > 0) {
      common++;
      left.set(word, count - 1);
    }
  }
  return (2 * common) / (a.length + b.length);
}

const isWord = /[\p{L}\p{N}]/u;

/**
 * Compares two texts word by word. A lone space or comma kept between two changes makes confetti: it joins them.
 * @example compareWords('рост 88 %', 'рост 90 %') // same «рост », del «88», add «90», same « %»
 */
export function compareWords(before: string, after: string): Run[] {
  const parts = diffLists(tokens(before), tokens(after));
  const runs: Run[] = [];
  let gap = { del: '', add: '' };
  const close = () => {
    if (gap.del) runs.push({ op: 'del', text: gap.del });
    if (gap.add) runs.push({ op: 'add', text: gap.add });
    gap = { del: '', add: '' };
  };
  parts.forEach(({ value, added, removed }, index) => {
    const text = value.join('');
    const isBetween = index > 0 && index < parts.length - 1 && !isWord.test(text);
    if (!added && !removed && !isBetween) {
      close();
      if (text) runs.push({ op: 'same', text });
      return;
    }
    if (!added) gap.del += text;
    if (!removed) gap.add += text;
  });
  close();
  return runs;
}

/** A pair of equal items: index in the one list, index in the other. */
export type Match = readonly [number, number];

/** More edits than this read as a rewrite: all of the one list is then removed, and all of the other added. */
const maxEditLength = 800;

/** Runs of items that two lists have in common or not, in order. */
export const diffLists = (before: string[], after: string[]) =>
  diffArrays(before, after, { maxEditLength }) ?? [
    { value: before, count: before.length, added: false, removed: true },
    { value: after, count: after.length, added: true, removed: false },
  ];

/** More possible pairs than this are not searched for likeness. */
const mostPairs = 40_000;

/**
 * Pairs the items of two lists that are most alike, the most alike first.
 * @param score how alike two are; null where they cannot be a pair
 * @param inOrder whether pairs may not cross
 */
export function pairAlike<T>(
  before: readonly T[],
  after: readonly T[],
  score: (before: T, after: T) => number | null,
  inOrder = true,
): Match[] {
  if (before.length * after.length > mostPairs) return [];
  const scored = before.flatMap((old, i) =>
    after.flatMap((now, j) => {
      const value = score(old, now);
      return value === null ? [] : [{ i, j, value }];
    }),
  );
  const pairs: Match[] = [];
  for (const { i, j } of scored.sort((a, b) => b.value - a.value || a.i - b.i || a.j - b.j)) {
    const fits = ([x, y]: Match) => x !== i && y !== j && (!inOrder || x < i === y < j);
    if (pairs.every(fits)) pairs.push([i, j]);
  }
  return pairs.sort(([a], [b]) => a - b);
}

/** What stands between two matches: from one index to before another, in either list. */
interface Gap {
  before: readonly [from: number, to: number];
  after: readonly [from: number, to: number];
}

/** Matches the equal items of two lists, in order. */
export function alignLists(before: string[], after: string[]): { same: Match[]; gaps: Gap[] } {
  const same: Match[] = [];
  let [i, j] = [0, 0];
  for (const { count, added, removed } of diffLists(before, after)) {
    if (added) j += count;
    else if (removed) i += count;
    else for (let at = 0; at < count; at++) same.push([i++, j++]);
  }
  const gaps: Gap[] = [];
  [i, j] = [0, 0];
  for (const [x, y] of [...same, [before.length, after.length] as const]) {
    if (i < x || j < y) gaps.push({ before: [i, x], after: [j, y] });
    [i, j] = [x + 1, y + 1];
  }
  return { same, gaps };
}

/**
 * Matches two lists: equal items in order, and in the gaps between those the ones that are most alike.
 * @param score how alike two are; null where they cannot be a pair
 */
export function pairLists<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
  score: (before: T, after: T) => number | null,
): { same: Match[]; changed: Match[] } {
  const { same, gaps } = alignLists(before.map(keyOf), after.map(keyOf));
  const changed = gaps.flatMap((gap): Match[] => {
    const [old, now] = [before.slice(...gap.before), after.slice(...gap.after)];
    return pairAlike(old, now, score).map(([p, q]) => [gap.before[0] + p, gap.after[0] + q]);
  });
  return { same, changed };
}
