import { expect, test } from 'vitest';
import { wordsBetween } from './words.ts';

test('an hour with a leading zero is the same word', () => {
  expect(wordsBetween('09:00', '08:00')).toEqual(wordsBetween('9:00', '8:00'));
});
