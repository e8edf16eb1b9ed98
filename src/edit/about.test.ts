import { expect, it } from 'vitest';
import { changesIn } from './about.ts';

it('tells what went and came in words, with a few around them', () => {
  const words = `${'слово '.repeat(30)}конец`;
  expect(changesIn('Раз два три.', 'Раз пять три.')).toEqual([
    { is: 'same', text: 'Раз ' },
    { is: 'gone', text: 'два' },
    { is: 'come', text: 'пять' },
    { is: 'same', text: ' три.' },
  ]);
  expect(changesIn(`Раз ${words}`, `Два ${words}`).at(-1)?.text).toHaveLength(41);
  expect(changesIn(words, words)).toEqual([]);
});
