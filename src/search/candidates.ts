import { distance } from '../content/problems/suggest.ts';
import type { WordList } from './format.ts';
import { stems as stemsOf } from './stem.ts';

/** A word of the index that may be meant, and how surely. */
export interface Candidate {
  at: number;
  weight: number;
}

/** A half-typed word may begin many others: the most common of them are enough. */
const mostPrefixes = 24;

/** Words as they were typed: the same stem, and, for the word being typed, what begins with it. */
export function written({ stems, pagesWith }: WordList, word: string, isLast: boolean): Candidate[] {
  const found = new Map<number, number>();
  for (const own of stemsOf(word)) {
    const exact = place(stems, own);
    if (stems[exact] === own) found.set(exact, 1);
  }
  if (isLast && word.length > 1) {
    const beginning: number[] = [];
    for (let at = place(stems, word); stems[at]?.startsWith(word); at++) beginning.push(at);
    beginning.sort((a, b) => (pagesWith[b] ?? 0) - (pagesWith[a] ?? 0));
    for (const at of beginning.slice(0, mostPrefixes)) if (!found.has(at)) found.set(at, 0.7);
  }
  return [...found].map(([at, weight]) => ({ at, weight }));
}

/** A word or phrase of the writers (`phraseOf`) that was typed as a whole. */
export function asPhrase({ stems }: WordList, phrase: string): Candidate[] {
  const at = place(stems, phrase);
  return stems[at] === phrase ? [{ at, weight: 1 }] : [];
}

/** How many slips a word of this length is forgiven. */
const forgiven = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Words that a mistyped one may be: the nearest by letters, compared by stem and as typed so far. */
export function alike({ stems }: WordList, word: string): Candidate[] {
  const own = stemsOf(word);
  const limit = forgiven(word.length);
  if (limit === 0) return [];
  let nearest = limit;
  let found: number[] = [];
  stems.forEach((known, at) => {
    const slips = Math.min(...[...own, word].map((one) => distance(one, known, nearest)));
    if (slips > nearest) return;
    if (slips < nearest) found = [];
    nearest = slips;
    found.push(at);
  });
  return found.slice(0, mostPrefixes).map((at) => ({ at, weight: 0.5 }));
}

/** Where a value stands in a rising list, or would stand. A halving search. */
function place<Value extends string | number>(list: readonly Value[], value: Value): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = list[middle];
    if (found !== undefined && found < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Which of the rising whole numbers is the last not above `value`. */
export const lastUpTo = (numbers: readonly number[], value: number): number => place(numbers, value + 1) - 1;
