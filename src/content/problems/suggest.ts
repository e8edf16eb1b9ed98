/**
 * Returns the known name nearest to a mistyped one, and whether it is certain, so that a fix may use it without asking: no other is
 * as near, and at most two letters differ; null if none is near enough.
 * @example nearest('benefit', ['benefits', 'impact']) // { name: 'benefits', only: true }
 */
export function nearest(typed: string, known: readonly string[]): { name: string; only: boolean } | null {
  const limit = Math.max(1, Math.floor(typed.length / 3));
  const near = known
    .map((name) => ({ name, letters: distance(typed.toLowerCase(), name.toLowerCase(), limit) }))
    // Unless every letter differs, as in «0» and «в».
    .filter(({ name, letters }) => letters <= limit && letters < Math.max(typed.length, name.length));
  const least = Math.min(...near.map(({ letters }) => letters));
  const [best, ...others] = near.filter(({ letters }) => letters === least);
  return best ? { name: best.name, only: others.length === 0 && least < 3 } : null;
}

/**
 * Returns how many letters must be added, removed, changed or swapped to turn one word into the other (optimal string
 * alignment); `limit + 1` if more than `limit`.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = row;
    row = next;
  }
  return Math.min(row[b.length] ?? 0, limit + 1);
}

/** Advice that suggests what was meant, as it is written in the file. */
export const perhaps = (meant: string) => `Возможно, вы имели в\u00a0виду ${meant}.`;
