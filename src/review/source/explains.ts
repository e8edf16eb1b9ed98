import { diffLists, wordsIn } from '../compare/words.ts';
import { sideOf } from '../kinds.ts';
import type { BlockChange, ValueChange } from '../types.ts';

/** Words that were taken and put: what a change of the sources and the mark it made in a page have in common. */
export interface Words {
  removed: readonly string[];
  added: readonly string[];
}

/** Words in which two texts differ. */
export function wordsBetween(before: string, after: string): Words {
  const parts = diffLists(wordsIn(before), wordsIn(after));
  return {
    removed: parts.filter(({ removed }) => removed).flatMap(({ value }) => value),
    added: parts.filter(({ added }) => added).flatMap(({ value }) => value),
  };
}

/** The words of several. */
export const allOf = (words: readonly Words[]): Words => ({
  removed: words.flatMap(({ removed }) => removed),
  added: words.flatMap(({ added }) => added),
});

/** Words in which a value differs. */
export const wordsOfValue = ({ before, after }: Pick<ValueChange, 'before' | 'after'>): Words =>
  wordsBetween(before ?? '', after ?? '');

/** Words in which a block differs, those of its values included. */
export const wordsOfBlock = ({ runs, values }: Pick<BlockChange, 'runs' | 'values'>): Words =>
  allOf([wordsBetween(sideOf(runs, 'add'), sideOf(runs, 'del')), ...values.map(wordsOfValue)]);

const weight = (words: readonly string[]) => words.reduce((sum, { length }) => sum + length, 0);

/** How much of some words others hold, in letters. */
export function heldBy(words: readonly string[], others: readonly string[]): number {
  const known = new Set(others);
  return weight(words.filter((word) => known.has(word)));
}

/** How much of the differing words of the one those of the other explain, 0–1. */
export function explains(source: Words, { removed, added }: Words): number {
  const all = weight(removed) + weight(added);
  return all === 0 ? 0 : (heldBy(removed, source.removed) + heldBy(added, source.added)) / all;
}
