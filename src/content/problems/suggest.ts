/**
 * The known name nearest to a mistyped one, or null when nothing is near enough to be meant.
 * @example suggest('benefit', ['benefits', 'impact']) // 'benefits'
 */
export const suggest = (typed: string, known: readonly string[]): string | null =>
  nearest(typed, known)?.name ?? null;

/** The same, and whether it is the only one so near: then a fix may take it without asking. */
export function nearest(typed: string, known: readonly string[]): { name: string; only: boolean } | null {
  const limit = Math.max(1, Math.floor(typed.length / 3));
  let best: string | null = null;
  let bestDistance = limit + 1;
  let only = true;
  for (const name of known) {
    const distance = editDistance(typed.toLowerCase(), name.toLowerCase());
    if (distance === bestDistance && best !== null) only = false;
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
      only = true;
    }
  }
  return best === null ? null : { name: best, only };
}

/** Damerau-Levenshtein distance with adjacent transpositions (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
