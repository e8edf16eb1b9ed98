import { expect, test } from 'vitest';
import { turnsOf } from './turns.ts';

test('whoever waits is taken soon, however many come back each time', () => {
  const waiting = Array.from({ length: 50 }, (_, index) => index);
  const taken = [7, 8, 9].map((sweep) => turnsOf(waiting, sweep));
  expect(taken.map(({ length }) => length)).toEqual([20, 20, 20]);
  expect(new Set(taken.flat())).toEqual(new Set(waiting));
});

test('a few are all taken, each once', () => {
  expect(turnsOf([1, 2, 3], 5).sort()).toEqual([1, 2, 3]);
  expect(turnsOf([], 5)).toEqual([]);
});
