import { expect, test } from 'vitest';
import { answersAfter, shareOf } from './answers.ts';

const first = { votes: [2, 7, 2, 0], chosen: null };

test('an answer is one more in its column, and in the share of right ones', () => {
  const { votes, chosen } = answersAfter(first, 1);
  expect(votes).toEqual([2, 8, 2, 0]);
  expect(chosen).toBe(1);
  expect(shareOf({ votes, chosen }, 1)).toBe(67);
});

test('who changes their mind is counted once', () => {
  expect(answersAfter(answersAfter(first, 3), 1).votes).toEqual([2, 8, 2, 0]);
});
