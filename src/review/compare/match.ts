import { diffArrays } from 'diff';

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

/** Pairs of equal keys of two lists, in order. */
export function matches(before: string[], after: string[]): Match[] {
  const found: Match[] = [];
  let [i, j] = [0, 0];
  for (const { count, added, removed } of diffLists(before, after)) {
    if (added) j += count;
    else if (removed) i += count;
    else for (let at = 0; at < count; at++) found.push([i++, j++]);
  }
  return found;
}
