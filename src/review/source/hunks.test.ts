import { expect, test } from 'vitest';
import { hunksOf, wordsBetween } from './hunks.ts';

const told = (before: string | null, after: string | null) =>
  hunksOf('pages/x.mdx', before, after).map(
    ({ line, isGone, before: old, after: now, removed, added }) =>
      `${line}${isGone ? ' gone' : ''} ${old} ${now} ${removed}→${added}`,
  );

test('lines that differ, in both versions', () => {
  expect(told('а\nб\nв\nг\n', 'а\nБ\nв\nг\nд\n')).toEqual(['2 2,2 2,2 б→Б', '5 5,4 5,5 →д']);
  expect(told('а\nб\nв\n', 'а\nв\n')).toEqual(['2 gone 2,2 2,1 б→']);
  expect(told(null, 'а\nб')).toEqual(['1 1,0 1,2 →а\nб']);
});

test('a huge file that was rewritten is told as one change, and does not hang', () => {
  const drawing = (mark: string) =>
    Array.from({ length: 20_000 }, (_, index) => `${mark} ${index}`).join('\n');
  expect(hunksOf('public/a.svg', drawing('a'), drawing('b')).map(({ after }) => after)).toEqual([
    [1, 20_000],
  ]);
});

test('an hour is the same for machines', () => {
  expect(wordsBetween('09:00', '08:00')).toEqual(wordsBetween('9:00', '8:00'));
});
