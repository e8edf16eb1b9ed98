import { expect, it } from 'vitest';
import { longDate, writtenNumber } from './numbers-and-dates.ts';

it.each([
  [7, 'ru'],
  [5000, 'ru'],
  [20_000_000, 'ru'],
  [99.9, 'ru'],
  [3900, 'en'],
  [1_234_567.5, 'en'],
] as const)('formats %d for %s', (value, lang) => {
  const known = value.toLocaleString(lang).replace(/[\s\u202f]/g, '\u00a0');
  expect(writtenNumber(value, lang)).toBe(known);
});

it('formats a day in either language', () => {
  expect(longDate('2025-10-28', 'ru')).toBe('28\u00a0октября\u00a02025');
  expect(longDate('2026-05-01', 'en')).toBe('1\u00a0May\u00a02026');
});
