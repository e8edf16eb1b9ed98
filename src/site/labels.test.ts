import { expect, it } from 'vitest';
import { en } from './labels.en.ts';

it('counts posts in English: one, or several', () => {
  expect(en.search.found(1, 1)).toBe('1 post found');
  expect(en.search.found(9, 6)).toBe('9 posts found, the first 6 are shown');
});
