import type { Run } from '../types.ts';
import { align } from './align.ts';

const segmenter = new Intl.Segmenter('ru', { granularity: 'word' });

/** Words, marks and spaces of a text, in order, by the rules of Russian. */
export const tokens = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

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

/**
 * Compares two texts word by word.
 * @example compareWords('рост 88 %', 'рост 90 %') // same «рост », del «88», add «90», same « %»
 */
export function compareWords(before: string, after: string): Run[] {
  if (before === after) return after ? [{ op: 'same', text: after }] : [];
  if (!before) return [{ op: 'add', text: after }];
  if (!after) return [{ op: 'del', text: before }];
  const [a, b] = [tokens(before), tokens(after)];
  const runs: Run[] = [];
  let [i, j] = [0, 0];
  const gap = (toA: number, toB: number) => {
    if (toA > i) runs.push({ op: 'del', text: a.slice(i, toA).join('') });
    if (toB > j) runs.push({ op: 'add', text: b.slice(j, toB).join('') });
  };
  for (const [x, y] of [...align(a, b), [a.length, b.length] as const]) {
    gap(x, y);
    if (x < a.length) runs.push({ op: 'same', text: a[x] ?? '' });
    [i, j] = [x + 1, y + 1];
  }
  return readable(join(runs));
}

/** Joins neighbours of one kind. */
function join(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const { op, text } of runs) {
    const last = joined.at(-1);
    if (last?.op === op) last.text += text;
    else joined.push({ op, text });
  }
  return joined;
}

/** A lone space or comma kept between two changes makes confetti: it joins them. */
function readable(runs: readonly Run[]): Run[] {
  const split = runs.flatMap((run, index): Run[] => {
    const inside = index > 0 && index < runs.length - 1;
    return run.op === 'same' && inside && !/[\p{L}\p{N}]/u.test(run.text)
      ? [
          { op: 'del', text: run.text },
          { op: 'add', text: run.text },
        ]
      : [run];
  });
  const ordered: Run[] = [];
  let gap = { del: '', add: '' };
  const close = () => {
    if (gap.del) ordered.push({ op: 'del', text: gap.del });
    if (gap.add) ordered.push({ op: 'add', text: gap.add });
    gap = { del: '', add: '' };
  };
  for (const { op, text } of split) {
    if (op === 'same') {
      close();
      ordered.push({ op, text });
    } else gap[op] += text;
  }
  close();
  return ordered;
}
