import { diffLines } from 'diff';
import type { Range } from '../content/problems/lines.ts';
import type { Places } from './spots.ts';

/**
 * Where a piece of a text stands in a later version of it: lines that both have hold it, and stand once in either.
 * @returns null where somebody has changed it, or another may be meant
 */
function rangeNow(before: string, after: string, { from, to }: Range): Range | null {
  if (before === after) return { from, to };
  let start = 0;
  let moved = 0;
  for (const { value, added, removed } of diffLines(before, after)) {
    const end = added ? start : start + value.length;
    if (added) moved += value.length;
    else if (removed) moved -= value.length;
    else if (start <= from && to <= end) {
      const isAlone = [before, after].every((text) => text.indexOf(value) === text.lastIndexOf(value));
      return isAlone ? { from: from + moved, to: to + moved } : null;
    }
    start = end;
  }
  return null;
}

/** True for a text that says the same where all texts and blocks are in their places: others in its line say something else. */
function isStanding(then: Places, now: Places, id: string): boolean {
  const outline = ({ spots, blocks }: Places) =>
    [...spots, ...blocks].map((one) => `${one.id} ${one.kind}`).join();
  const [before, after] = [then, now].map(({ spots }) => spots.find((one) => one.id === id));
  return before?.text === after?.text && before?.shown === after?.shown && outline(then) === outline(now);
}

/**
 * What a text or a block of a file is called in a later version of it.
 * @returns null where it is no longer there as it was
 */
export function idNow(then: Places, now: Places, of: 'spots' | 'blocks', id: string): string | null {
  const known = then[of].find((one) => one.id === id);
  const range = known && rangeNow(then.source, now.source, known);
  const isSame = ({ kind, from, to }: Range & { kind: string }) =>
    kind === known?.kind && from === range?.from && to === range.to;
  const found = now[of].find(isSame)?.id;
  return found ?? (of === 'spots' && isStanding(then, now, id) ? id : null);
}
