/** A pair of equal items: index in the one list, index in the other. */
export type Match = readonly [number, number];

/** Above this many cells an exact comparison of a gap is given up: huge rewrites read as removed and added anyway. */
const largestTable = 4_000_000;

/**
 * Aligns two lists by their keys, in order: equal ends first, then keys that stand once in either list (as in a
 * patience diff, so that a moved bracket never drags half a page along), then the longest common subsequence of what
 * lies between.
 */
export function align(before: readonly string[], after: readonly string[]): Match[] {
  const matches: Match[] = [];
  alignRange(before, after, [0, before.length], [0, after.length], matches);
  return matches;
}

type Range = [number, number];

function alignRange(
  a: readonly string[],
  b: readonly string[],
  [a0, a1]: Range,
  [b0, b1]: Range,
  out: Match[],
) {
  let [fromA, toA, fromB, toB] = [a0, a1, b0, b1];
  while (fromA < toA && fromB < toB && a[fromA] === b[fromB]) out.push([fromA++, fromB++]);
  const tail: Match[] = [];
  while (fromA < toA && fromB < toB && a[toA - 1] === b[toB - 1]) tail.push([--toA, --toB]);
  if (fromA < toA && fromB < toB) {
    const anchors = uniqueAnchors(a, b, [fromA, toA], [fromB, toB]);
    if (anchors.length === 0) longest(a, b, [fromA, toA], [fromB, toB], out);
    else {
      let [i, j] = [fromA, fromB];
      for (const [x, y] of anchors) {
        alignRange(a, b, [i, x], [j, y], out);
        out.push([x, y]);
        [i, j] = [x + 1, y + 1];
      }
      alignRange(a, b, [i, toA], [j, toB], out);
    }
  }
  out.push(...tail.reverse());
}

/** Positions of keys that stand once in the range; -1 for those that repeat. */
function once(list: readonly string[], [from, to]: Range): Map<string, number> {
  const places = new Map<string, number>();
  for (let index = from; index < to; index++) {
    const key = list[index] ?? '';
    places.set(key, places.has(key) ? -1 : index);
  }
  return places;
}

/** Keys that stand once in both ranges, thinned to the longest run that rises in both. */
function uniqueAnchors(a: readonly string[], b: readonly string[], rangeA: Range, rangeB: Range): Match[] {
  const inB = once(b, rangeB);
  const pairs: Match[] = [];
  for (const [key, x] of once(a, rangeA)) {
    const y = inB.get(key) ?? -1;
    if (x >= 0 && y >= 0) pairs.push([x, y]);
  }
  // Longest increasing subsequence of the second index (patience sorting).
  const piles: { pair: Match; below: number }[] = [];
  const tops: number[] = [];
  for (const pair of pairs) {
    let [low, high] = [0, tops.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((piles[tops[middle] ?? 0]?.pair[1] ?? 0) < pair[1]) low = middle + 1;
      else high = middle;
    }
    piles.push({ pair, below: low > 0 ? (tops[low - 1] ?? -1) : -1 });
    tops[low] = piles.length - 1;
  }
  const rising: Match[] = [];
  for (let at = tops.at(-1) ?? -1; at >= 0; ) {
    const pile = piles[at];
    if (!pile) break;
    rising.push(pile.pair);
    at = pile.below;
  }
  return rising.reverse();
}

/** Longest common subsequence by the classic table. */
function longest(a: readonly string[], b: readonly string[], [a0, a1]: Range, [b0, b1]: Range, out: Match[]) {
  const [rows, columns] = [a1 - a0, b1 - b0];
  if (rows * columns > largestTable) return;
  const width = columns + 1;
  const table = new Uint32Array((rows + 1) * width);
  const at = (row: number, column: number) => table[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--)
      table[row * width + column] =
        a[a0 + row] === b[b0 + column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    if (a[a0 + row] === b[b0 + column]) out.push([a0 + row++, b0 + column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
}
