import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ITrie } from 'cspell-trie-lib';
import { soundAlikes } from './sound-alikes.ts';
import { readWordList, type WordList } from './word-list.ts';

/** A dictionary package of cspell and the file of its words. */
type Source = readonly [name: string, file: string];
const sources = {
  russian: ['@cspell/dict-ru_ru', 'ru_ru.trie.gz'],
  english: ['@cspell/dict-en_us', 'en_US.trie.gz'],
} as const;
const sourceOf = (word: string): Source =>
  /\p{Script=Cyrillic}/u.test(word) ? sources.russian : sources.english;

/** Packages of dictionaries export their settings alone; the words stand beside them. */
function read([name, file]: Source): Uint8Array<ArrayBuffer> {
  const { resolve } = createRequire(import.meta.url);
  return new Uint8Array(gunzipSync(readFileSync(join(dirname(resolve(`${name}/cspell-ext.json`)), file))));
}

/** Does something once for each dictionary, when it is first asked. */
function each<T>(load: (source: Source) => Promise<T>): (source: Source) => Promise<T> {
  const loaded = new Map<Source, Promise<T>>();
  return (source) => {
    const found = loaded.get(source) ?? load(source);
    loaded.set(source, found);
    return found;
  };
}

/** cspell's own reader, without its configuration, which takes as long again. */
const trie = each(async (source: Source): Promise<ITrie> => {
  const { decodeTrie } = await import('cspell-trie-lib');
  return decodeTrie(read(source));
});

const list = each(async (source: Source): Promise<WordList> => {
  const quick = readWordList(new TextDecoder().decode(read(source)));
  if (quick) return quick;
  const slow = await trie(source);
  return { has: (word) => slow.hasWord(word, false) };
});

/** The words that cspell's Russian and English dictionaries know, as they are written or in small letters. */
export async function loadWords(): Promise<WordList> {
  const lists = new Map<Source, WordList>();
  for (const source of Object.values(sources)) lists.set(source, await list(source));
  return {
    has: (word) => {
      const known = lists.get(sourceOf(word));
      return known !== undefined && (known.has(word) || known.has(word.toLowerCase()));
    },
  };
}

/**
 * Words of the dictionary that sound like a word that it does not know, or else look like it, nearest first; looking
 * takes seconds at first.
 */
export async function nearWords(word: string): Promise<string[]> {
  const alike = soundAlikes(word, (await loadWords()).has);
  if (alike.length > 0) return alike;
  const found = (await trie(sourceOf(word))).suggest(word, { numSuggestions: 3, ignoreCase: true });
  return found.map((near) => near.replace(/^[~+]+|[+]+$/g, ''));
}
