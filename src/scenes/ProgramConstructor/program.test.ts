import { expect, test } from 'vitest';
import { programAfter } from './program.ts';

const first = [[0, 1, 2], [3]];

test('a lesson goes one place up or down', () => {
  expect(programAfter(first, { type: 'step', lesson: 1, by: 1 })).toEqual([[0, 2, 1], [3]]);
  expect(programAfter(first, { type: 'step', lesson: 1, by: -1 })).toEqual([[1, 0, 2], [3]]);
});

test('from the edge of a module it goes into the next', () => {
  expect(programAfter(first, { type: 'step', lesson: 2, by: 1 })).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(programAfter(first, { type: 'step', lesson: 3, by: -1 })).toEqual([[0, 1, 2, 3], []]);
});

test('at both ends of the programme it stays', () => {
  expect(programAfter(first, { type: 'step', lesson: 0, by: -1 })).toBe(first);
  expect(programAfter(first, { type: 'step', lesson: 3, by: 1 })).toBe(first);
});

test('dropped on another lesson it takes its place', () => {
  expect(programAfter(first, { type: 'put', lesson: 0, at: 2 })).toEqual([[1, 2, 0], [3]]);
  expect(programAfter(first, { type: 'put', lesson: 1, at: 3 })).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(programAfter(first, { type: 'put', lesson: 1, at: 1 })).toBe(first);
});

test('dropped on a module it goes to its end, and stays where it is in its own', () => {
  expect(programAfter([[0, 1, 2, 3], []], { type: 'add', lesson: 1, to: 1 })).toEqual([[0, 2, 3], [1]]);
  expect(programAfter(first, { type: 'add', lesson: 0, to: 0 })).toBe(first);
});
