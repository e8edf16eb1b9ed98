import { expect, test } from 'vitest';
import { type Board, type BoardAct, boardAfter, pathOf } from './board.ts';

const first: Board = { lines: [], pen: [64, 91] };
const after = (...acts: BoardAct[]) => acts.reduce(boardAfter, first);

test('a line goes where the pen goes, the next begins anew', () => {
  const { lines } = after(
    { type: 'down', at: [10, 10] },
    { type: 'draw', to: [20, 10] },
    { type: 'down', at: [50, 50] },
  );
  expect(lines).toEqual([
    [
      [10, 10],
      [20, 10],
    ],
    [[50, 50]],
  ]);
});

test('the keyboard draws on from where the pen is', () => {
  expect(after({ type: 'draw', to: [76, 91] }).lines).toEqual([
    [
      [64, 91],
      [76, 91],
    ],
  ]);
});

test('a trembling hand adds no points', () => {
  const down = after({ type: 'down', at: [10, 10] });
  expect(boardAfter(down, { type: 'draw', to: [10.4, 10.2] }).lines).toEqual(down.lines);
});

test('a point is seen as a dot', () => {
  expect(pathOf([[1, 2]])).toBe('M1.0 2.0h.1');
});
