import { expect, test } from 'vitest';
import { beginning } from './texts.ts';

test('a text cut at the end of a sentence ends only with «…»', () => {
  expect(beginning('Смотрит на картину. Потом пишет.', 22)).toBe('Смотрит на картину…');
});
