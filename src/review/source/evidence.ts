import { diffLists } from '../compare/match.ts';
import { sideOf } from '../kinds.ts';
import type { BlockChange } from '../types.ts';

/** Words that were taken and put: what a changed line and the mark it made in a page have in common. */
export interface Words {
  removed: string[];
  added: string[];
}

/** Typography adds spaces and quotes of its own: only letters and digits are compared, numbers as a whole. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/(\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '$1')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words in which two texts differ. */
export function wordsBetween(before: string, after: string): Words {
  const parts = diffLists(wordsIn(before), wordsIn(after));
  return {
    removed: parts.filter(({ removed }) => removed).flatMap(({ value }) => value),
    added: parts.filter(({ added }) => added).flatMap(({ value }) => value),
  };
}

/** Words in which a block differs, those of its values included. */
export function wordsOfBlock({ runs, values }: BlockChange): Words {
  const all = [
    wordsBetween(sideOf(runs, 'add'), sideOf(runs, 'del')),
    ...values.map(({ before, after }) => wordsBetween(before ?? '', after ?? '')),
  ];
  return {
    removed: all.flatMap(({ removed }) => removed),
    added: all.flatMap(({ added }) => added),
  };
}

const weight = (words: readonly string[]) => words.reduce((sum, { length }) => sum + length, 0);

/** How much of a block's differing words a change of the sources brings, 0–1. */
export function explained(block: Words, source: Words): number {
  const all = weight(block.removed) + weight(block.added);
  if (all === 0) return 0;
  const [removed, added] = [new Set(source.removed), new Set(source.added)];
  const known =
    weight(block.removed.filter((word) => removed.has(word))) +
    weight(block.added.filter((word) => added.has(word)));
  return known / all;
}

/** How much of some words a line holds, in letters. */
export function likelySame(words: readonly string[], line: string): number {
  const held = new Set(wordsIn(line));
  return weight(words.filter((word) => held.has(word)));
}
