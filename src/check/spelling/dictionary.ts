import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ITrie } from 'cspell-trie-lib';

/** Answers whether a word stands in a dictionary. */
export interface WordList {
  has: (word: string) => boolean;
}

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

const opened = new Map<Source, Promise<ITrie>>();

/** A dictionary, read once by cspell's own reader. */
function open(source: Source): Promise<ITrie> {
  const known =
    opened.get(source) ?? import('cspell-trie-lib').then(({ decodeTrie }) => decodeTrie(read(source)));
  opened.set(source, known);
  return known;
}

/** The words that cspell's Russian and English dictionaries know, as they are written or in small letters. */
export async function loadWords(): Promise<WordList> {
  const [russian, english] = await Promise.all([open(sources.russian), open(sources.english)]);
  return {
    has: (word) => {
      const dictionary = sourceOf(word) === sources.russian ? russian : english;
      return [word, word.toLowerCase()].some((form) => dictionary.hasWord(form, false));
    },
  };
}

/** No word is longer: of a text without spaces, the mistakes of the ear alone fill the memory. */
const longestWord = 40;

/**
 * Words of the dictionary that sound like a word that it does not know, or else look like it, nearest first; looking
 * takes seconds at first.
 */
export async function nearWords(word: string): Promise<string[]> {
  if (word.length > longestWord) return [];
  const alike = soundAlikes(word, (await loadWords()).has);
  if (alike.length > 0) return alike;
  const found = (await open(sourceOf(word))).suggest(word, { numSuggestions: 3, ignoreCase: true });
  return found.map((near) => near.replace(/^[~+]+|[+]+$/g, ''));
}

/** Letters that sound alike where the stress is not on them, or at the end of a syllable. */
const alike: Readonly<Record<string, string>> = {
  а: 'о',
  о: 'ае',
  е: 'иэё',
  и: 'еы',
  ы: 'и',
  я: 'еи',
  э: 'е',
  ё: 'ое',
  ю: 'у',
  у: 'ю',
  б: 'п',
  п: 'б',
  в: 'ф',
  ф: 'в',
  г: 'кв',
  к: 'г',
  д: 'т',
  т: 'д',
  ж: 'ш',
  ш: 'ж',
  з: 'с',
  с: 'з',
};
const consonant = /[бвгджзйклмнпрстфхцчшщ]/;

/** Every spelling that differs from a word by one mistake of the ear. */
function* misheard(word: string): Generator<string> {
  for (const [index, letter] of [...word].entries()) {
    const [before, after] = [word.slice(0, index), word.slice(index + 1)];
    for (const other of alike[letter] ?? '') yield before + other + after;
    if (letter === word[index + 1] || letter === 'ь') yield before + after;
    else if (consonant.test(letter)) {
      yield before + letter + letter + after;
      yield `${before}${letter}ь${after}`;
    }
  }
  if (word.endsWith('ца')) yield word.replace(/ца$/, 'тся');
}

/**
 * Words that are spelt as a Russian word sounds: `карова` is «корова», `пиривод` is «перевод». Those with one such
 * mistake, or else those with two.
 */
export function soundAlikes(word: string, isKnown: (word: string) => boolean): string[] {
  const small = word.toLowerCase();
  const once = new Set(misheard(small));
  const found = [...once].filter(isKnown);
  if (found.length > 0) return found;
  const twice = new Set([...once].flatMap((other) => [...misheard(other)]));
  return [...twice].filter((other) => other !== small && isKnown(other));
}
