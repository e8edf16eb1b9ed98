import { expect, test } from 'vitest';
import { pairAlike, wordsBetween } from './words.ts';

test('of very long lists as long as each other each item is what stands in its place', () => {
  const list = (word: string) => Array.from({ length: 260 }, (_, at) => `${word} ${at}`);
  const [before, after] = [list('было'), list('стало')];
  expect(pairAlike(before, after, () => 1)).toEqual(before.map((old, at) => [old, after[at]]));
  expect(pairAlike(before, after.slice(1), () => 1)).toEqual([]);
});

test('an hour is the same for machines', () => {
  expect(wordsBetween('09:00', '08:00')).toEqual(wordsBetween('9:00', '8:00'));
});
