import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ITrie } from 'cspell-trie-lib';

/** What the speller asks of cspell's dictionaries. */
export interface Dictionary {
  has: (word: string) => boolean;
  suggest: (word: string) => string[];
}

let loading: Promise<Dictionary> | null = null;

/**
 * cspell's Russian and English dictionaries, loaded once and only when there is a word to look up. The tries are read
 * without cspell's configuration around them, which takes as long again as the dictionaries.
 */
export function loadDictionary(): Promise<Dictionary> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Dictionary> {
  const { decodeTrie } = await import('cspell-trie-lib');
  const { resolve } = createRequire(import.meta.url);
  // Packages of dictionaries export their settings alone; the trie stands beside them.
  const read = (name: string, file: string): ITrie =>
    decodeTrie(gunzipSync(readFileSync(join(dirname(resolve(`${name}/cspell-ext.json`)), file))));
  const russian = read('@cspell/dict-ru_ru', 'ru_ru.trie.gz');
  const english = read('@cspell/dict-en_us', 'en_US.trie.gz');
  const trieOf = (word: string) => (/\p{Script=Cyrillic}/u.test(word) ? russian : english);
  return {
    has: (word) => trieOf(word).hasWord(word, false) || trieOf(word).hasWord(word.toLowerCase(), false),
    suggest: (word) =>
      trieOf(word)
        .suggest(word, { numSuggestions: 3, ignoreCase: true })
        .map((near) => near.replace(/^[~+]+|[+]+$/g, '')),
  };
}
