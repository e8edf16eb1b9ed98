import { buildTrieFast, consolidate, decodeTrie, serializeTrie } from 'cspell-trie-lib';
import { expect, test } from 'vitest';
import { readWordList } from './word-list.ts';

const words = [
  'дом',
  'дома',
  'домик',
  'ток',
  'тока',
  'токик',
  'кот',
  'лот',
  '!лот',
  '~ёж',
  "o'clock",
  '2go',
  'a$b',
];
const dictionary = [...serializeTrie(consolidate(buildTrieFast(words).root), { base: 32, version: 3 })].join(
  '',
);

test('finds what cspell finds, and nothing else', () => {
  const { has } = readWordList(dictionary) ?? expect.fail('unreadable');
  const trie = decodeTrie(dictionary);
  for (const word of [...words, 'до', 'домика', 'ток ', 'ёж', 'ТОК', ''])
    expect([word, has(word)]).toEqual([word, trie.hasWord(word, false)]);
});

test('leaves another format to cspell', () => {
  expect(readWordList('TrieXv4\nbase=32\n__DATA__\nа$')).toBeNull();
  expect(readWordList('дом\n')).toBeNull();
});
