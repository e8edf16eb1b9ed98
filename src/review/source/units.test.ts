import { expect, test } from 'vitest';
import { runsBetween } from './units.ts';

const told = (before: string, after: string) =>
  runsBetween(before, after).map(({ old, now }) =>
    [old, now].map((lines) => lines.map(({ line, text }) => `${line} ${text}`).join(', ')).join(' → '),
  );

test('differing lines of both versions', () => {
  expect(told('а\nб\nв\nг\n', 'а\nБ\nв\nг\nд\n')).toEqual(['2 б → 2 Б', ' → 5 д']);
  expect(told('а\nб\nв\n', 'а\nв\n')).toEqual(['2 б → ']);
});

test('a rewritten huge file is one change and does not hang', () => {
  const drawing = (mark: string) =>
    Array.from({ length: 20_000 }, (_, index) => `${mark} ${index}`).join('\n');
  const runs = runsBetween(drawing('a'), drawing('b'));
  expect(runs.map(({ now }) => [now[0]?.line, now.at(-1)?.line])).toEqual([[1, 20_000]]);
});
