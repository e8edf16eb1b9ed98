import { expect, it } from 'vitest';
import { counted, plural, tally } from './counted.ts';

it.each([
  [0, 'ошибок'],
  [1, 'ошибка'],
  [2, 'ошибки'],
  [5, 'ошибок'],
  [11, 'ошибок'],
  [21, 'ошибка'],
  [112, 'ошибок'],
])('%i %s', (count, word) => expect(plural(count, 'ошибка', 'ошибки', 'ошибок')).toBe(word));

it('joins a number with its noun, and separates thousands', () => {
  expect(counted(2, 'страница', 'страницы', 'страниц')).toBe('2\u00a0страницы');
  expect(counted(12_000, 'страница', 'страницы', 'страниц')).toBe('12\u00a0000\u00a0страниц');
});

it('counts errors and warnings, without those there are none of', () => {
  expect(tally(2, 1)).toBe('2\u00a0ошибки и\u00a01\u00a0замечание');
  expect(tally(0, 3)).toBe('3\u00a0замечания');
  expect(tally(0, 0)).toBe('');
});
