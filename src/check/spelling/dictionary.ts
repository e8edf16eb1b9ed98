import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { codeDigest, digest } from '../../cache/digest.ts';
import { once } from '../../once.ts';

/** Dictionary packages export settings; the words are in files beside them. */
const files = {
  russian: ['@cspell/dict-ru_ru', 'ru_ru.trie.gz'],
  english: ['@cspell/dict-en_us', 'en_US.trie.gz'],
} as const;

const isRussian = (word: string) => /\p{Script=Cyrillic}/u.test(word);
export const isLatin = (word: string) => /\p{Script=Latin}/u.test(word);

const [latinKeys, russianKeys] = ['qwertyuiopasdfghjklzxcvbnm', 'йцукенгшщзфывапролдячсмить'];
/** What the keys of a word with Latin letters type in the Russian layout: `ghbdtn` is «привет». */
export const inRussianLayout = (word: string): string =>
  word.toLowerCase().replace(/[a-z]/g, (letter) => russianKeys.charAt(latinKeys.indexOf(letter)));

function packed(language: keyof typeof files): Buffer {
  const [name, file] = files[language];
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/cspell-ext.json`));
  return readFileSync(join(folder, file));
}

/** Digest of all that looking up a word depends on: the large dictionaries and this room, of which a command reads them once. */
export const dictionaryDigest = once((root: string) =>
  digest(codeDigest(join(root, 'src/check/spelling')), packed('russian'), packed('english')),
);

/** The dictionary of a language, loaded once by cspell. */
const open = once(async (language: keyof typeof files) => {
  const { decodeTrie } = await import('cspell-trie-lib');
  return decodeTrie(new Uint8Array(gunzipSync(packed(language))));
});

/** Loads both dictionaries. The result tests whether the one of a word's alphabet knows it, as written or in lower case. */
export async function loadWords(): Promise<(word: string) => boolean> {
  const [russian, english] = await Promise.all([open('russian'), open('english')]);
  return (word) => {
    const dictionary = isRussian(word) ? russian : english;
    return [word, word.toLowerCase()].some((form) => dictionary.hasWord(form, false));
  };
}

/** Edit costs for similar sounds, below the default of 100, so that homophones rank first. */
const soundCosts = {
  suggestionEditCosts: [
    // Groups of interchangeable letters: unstressed vowels, voiced and voiceless consonants.
    { map: 'ао', replace: 25 },
    { map: 'оё|еиэё|иы|яеи|ая|юу|бп|вф|гк|гв|дт|жш|зс', replace: 30 },
    // Double letters.
    { map: [...'бвгджзклмнпрстф'].map((letter) => `${letter}(${letter}${letter})`).join('|'), replace: 25 },
    { map: '(ца)(тся)(ться)|(стн)(сн)|(здн)(зн)|(рдц)(рц)|(лнц)(нц)|(гк)(хк)|(чн)(шн)|(сч)(щ)', replace: 30 },
    { map: 'ь', insDel: 30 },
    { map: 'й', insDel: 45 },
  ],
};

/** Maximum length of a word for suggestions. */
const longestWord = 40;

/** Up to three suggestions for an unknown word, nearest first; none for a very long one. */
export async function nearWords(word: string): Promise<string[]> {
  if (word.length > longestWord) return [];
  const { mapDictionaryInformationToWeightMap } = await import('cspell-trie-lib');
  const dictionary = await open(isRussian(word) ? 'russian' : 'english');
  const typed = isLatin(word) ? inRussianLayout(word) : word;
  if (typed !== word && (await open('russian')).hasWord(typed, false)) return [typed];
  // In lower case, since a sentence's capital would count as an edit.
  const found = isRussian(word)
    ? dictionary.suggestWithCost(word.toLowerCase(), {
        numSuggestions: 3,
        ignoreCase: false,
        weightMap: mapDictionaryInformationToWeightMap(soundCosts),
      })
    : dictionary.suggestWithCost(word, { numSuggestions: 6, ignoreCase: true });
  // Among equally near words (another case costs 1), prefers missing letters to wrong ones, and keeps the first letter.
  const edits = ({ cost }: { cost: number }) => Math.floor(cost / 5);
  found.sort((a, b) => edits(a) - edits(b) || strangeness(a.word, word) - strangeness(b.word, word));
  // Beside a homophone, drops what only looks similar; three edits away is another word.
  const furthest = Math.min((found[0]?.cost ?? 0) + 10, 299);
  // Without the dictionary's marks: `+` for compounds, `~` for forms without case and accents.
  return found.flatMap(({ word: near, cost }) => (cost <= furthest ? near.replace(/^[~+]+|[+]+$/g, '') : []));
}

/** Penalty of a suggestion: 1 for another first letter, 1 for lacking a typed letter. */
function strangeness(near: string, typed: string): number {
  const [word, letters] = [near.toLowerCase(), typed.toLowerCase()];
  let found = 0;
  for (const letter of word) if (letter === letters[found]) found++;
  return Number(word[0] !== letters[0]) + Number(found < letters.length);
}
