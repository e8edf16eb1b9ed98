import { expect, test } from 'vitest';
import { average, type Journal, type JournalAct, journalAfter, openJournal, trend } from './journal.ts';

const first = openJournal(['5454 ', '455a5', '3444 '], 1, 2);
const after = (...acts: JournalAct[]): Journal => acts.reduce(journalAfter, first);

test('a lesson without a mark, and one that was missed, do not count', () => {
  expect(average(['4', '5', '5', 'a', ''])).toBeCloseTo(14 / 3);
  expect(average(['', 'a'])).toBe(0);
});

test('the line ends at the last lesson that has happened', () => {
  expect(trend(['3', '4', '', ''])).toEqual([3, 3.5]);
  expect(trend(['4', 'a', '5'])).toEqual([4, 4, 4.5]);
});

test('a new mark raises the average and is news for the parent', () => {
  const { marks, news, isOpen } = after(
    { type: 'open', to: { pupil: 2, lesson: 4 } },
    { type: 'mark', mark: '5' },
  );
  expect(average(marks[2] ?? [])).toBe(4);
  expect(news[0]).toEqual({ pupil: 2, lesson: 4, mark: '5', count: 1, before: 3.75, after: 4 });
  expect(isOpen).toBe(false);
});

test('a missed lesson is news and leaves the average', () => {
  const { marks, news } = after({ type: 'go', to: { pupil: 2, lesson: 4 } }, { type: 'mark', mark: 'a' });
  expect(average(marks[2] ?? [])).toBe(3.75);
  expect(news[0]?.mark).toBe('a');
});

test('a mark that is taken back is no news', () => {
  const { marks, news } = after({ type: 'mark', mark: '' });
  expect(marks[2]?.[4]).toBe('');
  expect(news).toEqual(first.news);
});

test('only the newest marks are kept, each with its own number', () => {
  const { news } = after(...Array.from({ length: 5 }, () => ({ type: 'mark', mark: '4' }) as const));
  expect(news.map(({ count }) => count)).toEqual([5, 4, 3]);
});

test('choosing can be left without a mark', () => {
  const { isOpen, marks } = after({ type: 'open', to: { pupil: 0, lesson: 4 } }, { type: 'close' });
  expect(isOpen).toBe(false);
  expect(marks).toEqual(first.marks);
});
