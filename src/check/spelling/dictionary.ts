import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ITrie } from 'cspell-trie-lib';

/** Packages of dictionaries export their settings alone; the words stand beside these. */
const files = {
  russian: ['@cspell/dict-ru_ru', 'ru_ru.trie.gz'],
  english: ['@cspell/dict-en_us', 'en_US.trie.gz'],
} as const;
const opened = new Map<keyof typeof files, Promise<ITrie>>();

const isRussian = (word: string) => /\p{Script=Cyrillic}/u.test(word);

/** The dictionary of a language, read once by cspell's own reader. */
function open(language: keyof typeof files): Promise<ITrie> {
  const read = async () => {
    const [name, file] = files[language];
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/cspell-ext.json`));
    const { decodeTrie } = await import('cspell-trie-lib');
    return decodeTrie(new Uint8Array(gunzipSync(readFileSync(join(folder, file)))));
  };
  const dictionary = opened.get(language) ?? read();
  opened.set(language, dictionary);
  return dictionary;
}

/** Answers whether cspell's Russian or English dictionary knows a word, as it is written or in small letters. */
export async function loadWords(): Promise<(word: string) => boolean> {
  const [russian, english] = await Promise.all([open('russian'), open('english')]);
  return (word) => {
    const dictionary = isRussian(word) ? russian : english;
    return [word, word.toLowerCase()].some((form) => dictionary.hasWord(form, false));
  };
}

/** What a slip of the ear costs, of the 100 of any other, so that what sounds the same is the nearest. */
const hearing = {
  suggestionEditCosts: [
    // A bar parts the letters that stand for each other: vowels without stress, consonants that are voiced or not.
    { map: 'ао', replace: 25 },
    { map: 'оё|еиэё|иы|яеи|ая|юу|бп|вф|гк|гв|дт|жш|зс', replace: 30 },
    // One letter for two.
    { map: [...'бвгджзклмнпрстф'].map((letter) => `${letter}(${letter}${letter})`).join('|'), replace: 25 },
    { map: '(ца)(тся)(ться)|(стн)(сн)|(здн)(зн)|(рдц)(рц)|(лнц)(нц)|(гк)(хк)|(чн)(шн)|(сч)(щ)', replace: 30 },
    { map: 'ь', insDel: 30 },
    { map: 'й', insDel: 45 },
  ],
};

/** No word is longer: whatever is like a text without spaces is no suggestion. */
const longestWord = 40;

/** Words of the dictionary that sound or look like a word that it does not know, nearest first. */
export async function nearWords(word: string): Promise<string[]> {
  if (word.length > longestWord) return [];
  const { mapDictionaryInformationToWeightMap } = await import('cspell-trie-lib');
  const dictionary = await open(isRussian(word) ? 'russian' : 'english');
  // In small letters, where names stand too: the capital of a sentence would count as a slip.
  const found = isRussian(word)
    ? dictionary.suggestWithCost(word.toLowerCase(), {
        numSuggestions: 3,
        ignoreCase: false,
        weightMap: mapDictionaryInformationToWeightMap(hearing),
      })
    : dictionary.suggestWithCost(word, { numSuggestions: 3, ignoreCase: true });
  // Of words that are as near, a letter is rather left out than mistaken, the first one least of all.
  found.sort((a, b) => a.cost - b.cost || strangeness(a.word, word) - strangeness(b.word, word));
  // Beside a word that sounds the same, one that does not was not meant.
  const furthest = (found[0]?.cost ?? 0) + 10;
  return found.flatMap(({ word: near, cost }) => (cost <= furthest ? near.replace(/^[~+]+|[+]+$/g, '') : []));
}

/** How a word is unlike a typed one: it begins with another letter, it lacks one of those that were typed. */
function strangeness(near: string, typed: string): number {
  const [word, letters] = [near.toLowerCase(), typed.toLowerCase()];
  let found = 0;
  for (const letter of word) if (letter === letters[found]) found++;
  return Number(word[0] !== letters[0]) + Number(found < letters.length);
}
