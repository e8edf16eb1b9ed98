import { distance } from '../content/problems/suggest.ts';
import type { WordList } from './format.ts';
import { stems as stemsOf } from './stem.ts';

/** A word of the index that a typed word may mean, with a confidence. */
export interface Candidate {
  at: number;
  weight: number;
}

/** Maximum number of completions of a half-typed word (the most common ones), and of words like a mistyped one. */
const maxCandidates = 24;

/** Exact matches: words with the same stem and, for the last word, which may be half-typed, words that begin with it. */
export function exactMatches({ stems, pagesWith }: WordList, word: string, isLast: boolean): Candidate[] {
  const found = new Map<number, number>();
  for (const stem of stemsOf(word)) if (stems.includes(stem)) found.set(stems.indexOf(stem), 1);
  if (isLast && word.length > 1) {
    const beginning = stems.flatMap((stem, at) => (stem.startsWith(word) && !found.has(at) ? at : []));
    beginning.sort((a, b) => (pagesWith[b] ?? 0) - (pagesWith[a] ?? 0));
    for (const at of beginning.slice(0, maxCandidates)) found.set(at, 0.7);
  }
  return [...found].map(([at, weight]) => ({ at, weight }));
}

/** The writers' search word or phrase that equals a query, by its key (`phraseOf`); none if there is no such phrase. */
export const phraseMatch = ({ stems }: WordList, phrase: string): Candidate[] =>
  stems.includes(phrase) ? [{ at: stems.indexOf(phrase), weight: 1 }] : [];

/** Number of typos to tolerate in a word of this length. */
const maxTypos = (length: number) => (length < 8 ? 1 : 2);

/**
 * Words that a mistyped one may mean: those whose stem is nearest to it or to its stems, by edit distance. Not to stems of three
 * letters: another letter in one is another word («демо», «день», «дело»).
 */
export function similarWords({ stems }: WordList, word: string): Candidate[] {
  const forms = [word, ...stemsOf(word)].filter(({ length }) => length > 3);
  let nearest = maxTypos(word.length);
  let found: number[] = [];
  stems.forEach((stem, at) => {
    const typos = Math.min(...forms.map((form) => distance(form, stem, nearest)));
    if (typos > nearest) return;
    if (typos < nearest) found = [];
    nearest = typos;
    found.push(at);
  });
  return found.slice(0, maxCandidates).map((at) => ({ at, weight: 0.5 }));
}

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const otherKey = new Map([...latinKeys].map((key, at) => [key, russianKeys[at] ?? key]));

/**
 * Converts text typed with an English keyboard layout to the Russian one.
 * @example fromLatinKeys(';ehyfk') // 'журнал'
 */
export const fromLatinKeys = (query: string) =>
  [...query.toLowerCase()].map((key) => otherKey.get(key) ?? key).join('');

const latin = 'shch sch sh ch zh kh ts yo yu ya ye a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(
  ' ',
);
const cyrillic = 'щ щ ш ч ж х ц е ю я е а б к д е ф г х и ж к л м н о п к р с т у в в х й з'.split(' ');
const syllables = new Map(latin.map((letters, at) => [letters, cyrillic[at] ?? letters]));
/** Tries longer spellings first, in the order above. */
const syllable = new RegExp(latin.join('|'), 'g');

/**
 * Transliterates a Russian word in Latin letters, also by Uzbek spelling, to Cyrillic.
 * @example inCyrillic('jurnal') // 'журнал'
 */
export const inCyrillic = (query: string) =>
  query.toLowerCase().replace(syllable, (letters) => syllables.get(letters) ?? letters);

const uzbekLetters = 'абвгдеёжзийклмнопрстуфхцчшъьэюяўқғҳ';
const uzbekLatin = 'a b v g d e yo j z i y k l m n o p r s t u f x s ch sh   e yu ya o q g h'.split(' ');
const inLatin = new Map([...uzbekLetters].map((letter, at) => [letter, uzbekLatin[at] ?? letter]));

/**
 * Converts an Uzbek word in Cyrillic letters, as many older people write, to Latin ones, without apostrophes.
 * @example inUzbekLatin('ўқитувчи') // 'oqituvchi'
 */
export const inUzbekLatin = (query: string) =>
  [...query.toLowerCase()].map((letter) => inLatin.get(letter) ?? letter).join('');
