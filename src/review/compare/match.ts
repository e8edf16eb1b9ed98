import { diffArrays } from 'diff';

/** A pair of equal items: index in the one list, index in the other. */
export type Match = readonly [number, number];

/** More edits than this read as a rewrite: what differs is then removed and added. */
const maxEditLength = 800;

/** Pairs of equal keys of two lists, in order. */
export function matches(before: readonly string[], after: readonly string[]): Match[] {
  const found: Match[] = [];
  let [i, j] = [0, 0];
  for (const { count, added, removed } of diffArrays([...before], [...after], { maxEditLength }) ?? []) {
    if (added) j += count;
    else if (removed) i += count;
    else for (let at = 0; at < count; at++) found.push([i++, j++]);
  }
  return found;
}
