import { expect, test } from 'vitest';
import { wordsBetween } from './words.ts';

test('an hour is the same for machines', () => {
  expect(wordsBetween('09:00', '08:00')).toEqual(wordsBetween('9:00', '8:00'));
});
