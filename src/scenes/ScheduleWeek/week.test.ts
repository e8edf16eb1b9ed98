import { expect, test } from 'vitest';
import { type Week, type WeekAct, weekAfter } from './week.ts';

const first: Week = {
  lessons: [
    { day: 1, hour: 1 },
    { day: 2, hour: 1 },
  ],
  held: null,
  moved: null,
};
const after = (...acts: WeekAct[]) => acts.reduce(weekAfter, first);

test('no lesson is put on another one', () => {
  expect(after({ type: 'put', lesson: 0, to: { day: 2, hour: 1 } })).toBe(first);
});

test('a move of several steps is reported as one', () => {
  const { moved } = after(
    { type: 'hold', lesson: 0 },
    { type: 'put', lesson: 0, to: { day: 1, hour: 2 } },
    { type: 'put', lesson: 0, to: { day: 1, hour: 3 } },
  );
  expect(moved?.from).toEqual({ day: 1, hour: 1 });
});

test('what is taken up and let go where it was is no move', () => {
  const put: WeekAct = { type: 'put', lesson: 0, to: { day: 1, hour: 2 } };
  expect(after(put, { type: 'hold', lesson: 1 }, { type: 'release' }).moved).toBeNull();
});

test('pressing a held lesson again lets it go', () => {
  expect(after({ type: 'hold', lesson: 1 }, { type: 'hold', lesson: 1 }).held).toBeNull();
});
