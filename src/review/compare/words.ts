import { diffArrays } from 'diff';
import { eachOnce } from '../../once.ts';
import { sideOf } from '../texts.ts';
import type { BlockChange, Run, ValueChange } from '../types.ts';

const segmenter = new Intl.Segmenter('ru', { granularity: 'word' });

/** A number with digit groups, decimals and percent sign, or a time: `50 000`, `4,8`, `88 %`, `9:00`. */
const number =
  /(?<![\p{L}\d])((?:\d{1,3}(?:[\s\u00a0\u202f]\d{3})+|\d+)(?:[.,:]\d+)*(?:[\s\u00a0\u202f]?%)?)(?![\p{L}\d])/u;

/** Splits a text into words, punctuation and spaces by Russian rules; a number is one word in any notation. */
const tokens = (text: string): string[] =>
  text
    .split(number)
    .flatMap((part, at) =>
      at % 2 === 1 ? part : [...segmenter.segment(part)].map(({ segment }) => segment),
    );

/** Returns words in lower case, without punctuation and spaces; grouped digits and phone numbers are one word. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    // Code writes spaces that do not break as escapes: `'12\u00a0уроков'`.
    .replace(/\\u[\da-f]{4}/g, ' ')
    .replace(/\+\d[\d\s()\u00a0\u202f\u2011-]{8,}\d/g, (phone) => ` ${phone.replace(/\D/g, '')} `)
    .replace(/(\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '$1')
    // Machines write an hour with a leading zero: 09:00.
    .replace(/(?<!\d)0(?=\d:)/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the similarity of two texts, 0–1: Dice's coefficient of their words. */
export function likeness(a: readonly string[], b: readonly string[]): number {
  if (a.length + b.length === 0) return 1;
  return (2 * b.filter(eachOnce(a)).length) / (a.length + b.length);
}

const isWord = /[\p{L}\p{N}]/u;

/**
 * Compares two texts word by word. A lone space or comma between two changes is merged into them, for readability.
 * @example compareWords('цена 50 000 сум', 'цена 60 000 сум') // same «цена », del «50 000», add «60 000», same « сум»
 */
export function compareWords(before: string, after: string): Run[] {
  const now = tokens(after);
  const runs: Run[] = [];
  let [del, add, end] = ['', '', 0];
  const close = (next: string) => {
    // Spaces at the end of both sides are equal: in «а, б и» after «а и», the words «, б» are new.
    const space = del.slice(del.trimEnd().length);
    const isShared = add.endsWith(space);
    const own = (text: string) => (isShared ? text.slice(0, text.length - space.length) : text);
    const closed: Run[] = [
      { op: 'del', text: own(del) },
      { op: 'add', text: own(add) },
      { op: 'same', text: (isShared ? space : '') + next },
    ];
    runs.push(...closed.filter(({ text }) => text !== ''));
    [del, add] = ['', ''];
  };
  for (const { before: gone, after: come, at } of gapsBetween(tokens(before), now, (token) => token)) {
    const same = now.slice(end, at).join('');
    const isBetween = del + add !== '' && !isWord.test(same);
    if (!isBetween) close(same);
    del += (isBetween ? same : '') + gone.join('');
    add += (isBetween ? same : '') + come.join('');
    end = at + come.length;
  }
  close(now.slice(end).join(''));
  return runs;
}

/** With more edits the text counts as rewritten: everything old is removed, everything new added. */
const maxEditLength = 800;

/** With more possible pairs none are searched: everything old is removed, everything new added. */
const mostPairs = 250_000;

/** An item of the old list and its counterpart in the new list. */
export type Pair<T> = readonly [T, T];

/**
 * Pairs the most similar items of two lists, greedily from the highest score.
 * @param score similarity of two items; null if they cannot be a pair
 * @param inOrder true forbids crossing pairs
 */
export function pairAlike<T>(
  before: readonly T[],
  after: readonly T[],
  score: (before: T, after: T) => number | null,
  inOrder = true,
): Pair<T>[] {
  if (before.length * after.length > mostPairs) return [];
  const scored = before.flatMap((old, i) =>
    after.flatMap((now, j) => {
      const value = score(old, now);
      return value === null ? [] : [{ i, j, value, pair: [old, now] as const }];
    }),
  );
  const found: typeof scored = [];
  for (const one of scored.sort((a, b) => b.value - a.value || a.i - b.i || a.j - b.j)) {
    const fits = ({ i, j }: typeof one) =>
      i !== one.i && j !== one.j && (!inOrder || i < one.i === j < one.j);
    if (found.every(fits)) found.push(one);
  }
  return found.sort((a, b) => a.i - b.i).map(({ pair }) => pair);
}

/** Runs of unmatched items of two lists, at the same place between equal items. */
export interface Gap<T> {
  before: readonly T[];
  after: readonly T[];
  /** Index in the new list at which its run begins. */
  at: number;
}

/** Matches the equal items of two lists, in order, and returns the runs between them. */
export function gapsBetween<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): Gap<T>[] {
  const parts = diffArrays(before.map(keyOf), after.map(keyOf), { maxEditLength });
  if (!parts) return [{ before, after, at: 0 }];
  const gaps: Gap<T>[] = [];
  let [i, j] = [0, 0];
  let [from, to] = [0, 0];
  const isEqual = { added: false, removed: false, count: 0 };
  for (const { count, added, removed } of [...parts, isEqual]) {
    if (added) j += count;
    else if (removed) i += count;
    else {
      if (from < i || to < j) gaps.push({ before: before.slice(from, i), after: after.slice(to, j), at: to });
      [from, to] = [i, j] = [i + count, j + count];
    }
  }
  return gaps;
}

/** Removed and added words, by which a source change is matched with its mark in a page. */
export interface Words {
  removed: readonly string[];
  added: readonly string[];
}

/** Whether any of the words matches. */
export const someWord = ({ removed, added }: Words, pattern: RegExp) =>
  [...removed, ...added].some((word) => pattern.test(word));

/** Whether there are words. */
export const hasWords = ({ removed, added }: Words) => removed.length + added.length > 0;

/** Returns the words in which two texts differ. */
export function wordsBetween(before: string, after: string): Words {
  const gaps = gapsBetween(wordsIn(before), wordsIn(after), (word) => word);
  return { removed: gaps.flatMap((gap) => gap.before), added: gaps.flatMap((gap) => gap.after) };
}

/** Shown for what is there without a value, such as an attribute; no word of a text. */
export const yes = 'да';

/** Returns the words in which a value differs. */
export function wordsOfValue({ before, after }: Pick<ValueChange, 'before' | 'after'>): Words {
  const [was = '', is = ''] = [before, after].map((side) => (side === yes ? '' : (side ?? '')));
  return wordsBetween(was, is);
}

/** Returns the words in which a block differs, including its values. */
export function wordsOfBlock({ runs, values }: Pick<BlockChange, 'runs' | 'values'>): Words {
  const parts = [wordsBetween(sideOf(runs, 'add'), sideOf(runs, 'del')), ...values.map(wordsOfValue)];
  return {
    removed: parts.flatMap(({ removed }) => removed),
    added: parts.flatMap(({ added }) => added),
  };
}

/** Returns the words that a mark takes out and puts in; of a text without the address that changed with it. */
export const editOf = ({ runs, values }: Pick<BlockChange, 'runs' | 'values'>): Words =>
  wordsOfBlock({ runs, values: runs.length > 0 ? [] : values });

/** Minimum share of a block's words that a source change must contain to be its cause. */
export const leastScore = 0.5;

/** Returns the words that a mark removes and adds; those of a move are both. */
export function changedWords(change: BlockChange): Words {
  const words = wordsIn(change.at.text);
  return change.kind === 'moved' ? { removed: words, added: words } : wordsOfBlock(change);
}

/** Returns the total length of words. */
const lengthOf = (words: readonly string[]) => words.reduce((sum, { length }) => sum + length, 0);

/** Returns the total length of those words that are also in the other list. */
export function commonLength(words: readonly string[], others: readonly string[]): number {
  const known = new Set(others);
  return lengthOf(words.filter((word) => known.has(word)));
}

/** Returns the share of a change, 0–1 by length of words, that the differing words of a source contain. */
export function explains(source: Words, { removed, added }: Words): number {
  const all = lengthOf(removed) + lengthOf(added);
  return all === 0 ? 0 : (commonLength(removed, source.removed) + commonLength(added, source.added)) / all;
}
