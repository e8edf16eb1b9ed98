import type { Run } from '../types.ts';
import { diffLists } from './match.ts';

const segmenter = new Intl.Segmenter('ru', { granularity: 'word' });

/** Words, marks and spaces of a text, in order, by the rules of Russian. */
const tokens = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

export const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase());

/** How much two texts have in common, 0–1: Dice's coefficient of their words. */
export function likeness(a: readonly string[], b: readonly string[]): number {
  if (a.length + b.length === 0) return 1;
  const left = new Map<string, number>();
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of b) {
    const count = left.get(word) ?? 0;
    if (count > 0) {
      common++;
      left.set(word, count - 1);
    }
  }
  return (2 * common) / (a.length + b.length);
}

const isWord = /[\p{L}\p{N}]/u;

/**
 * Compares two texts word by word. A lone space or comma kept between two changes makes confetti: it joins them.
 * @example compareWords('рост 88 %', 'рост 90 %') // same «рост », del «88», add «90», same « %»
 */
export function compareWords(before: string, after: string): Run[] {
  const parts = diffLists(tokens(before), tokens(after));
  const runs: Run[] = [];
  let gap = { del: '', add: '' };
  const close = () => {
    if (gap.del) runs.push({ op: 'del', text: gap.del });
    if (gap.add) runs.push({ op: 'add', text: gap.add });
    gap = { del: '', add: '' };
  };
  parts.forEach(({ value, added, removed }, index) => {
    const text = value.join('');
    const isBetween = index > 0 && index < parts.length - 1 && !isWord.test(text);
    if (!added && !removed && !isBetween) {
      close();
      if (text) runs.push({ op: 'same', text });
      return;
    }
    if (!added) gap.del += text;
    if (!removed) gap.add += text;
  });
  close();
  return runs;
}
