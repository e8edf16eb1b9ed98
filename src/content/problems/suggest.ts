import { distance } from './distance.ts';

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
    const letters = distance(typed.toLowerCase(), name.toLowerCase(), limit);
    if (letters === bestDistance && best !== null) only = false;
    if (letters < bestDistance) {
      best = name;
      bestDistance = letters;
      only = true;
    }
  }
  return best === null ? null : { name: best, only };
}
