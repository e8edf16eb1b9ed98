import { once } from '../once.ts';

/**
 * The stem of a Russian word by the Snowball algorithm (https://snowballstem.org/algorithms/russian/stemmer.html), which
 * removes endings, so that «уроки» and «уроком» find «урок». Words in other alphabets are returned unchanged.
 */

const vowels = 'аеиоуыэюя';

// The vowel in the group stays. No lookbehind: in Safari before 16.4 it is a syntax error, and search would not load.
const perfective = /(?:([ая])(?:вшись|вши|в)|ившись|ывшись|ивши|ывши|ив|ыв)$/;
const reflexive = /с[яь]$/;
const adjective = /(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/;
const participle = /(?:([ая])(?:ем|нн|вш|ющ|щ)|ивш|ывш|ующ)$/;
const verb =
  /(?:([ая])(?:ешь|нно|йте|ете|ла|на|ли|ем|ло|но|ет|ют|ны|ть|й|л|н)|ейте|уйте|ила|ыла|ена|ите|или|ыли|ило|ыло|ено|ует|уют|ены|ить|ыть|ишь|ей|уй|ил|ыл|им|ым|ен|ят|ит|ыт|ую|ю)$/;
const noun =
  /(?:иями|ями|ами|ией|иям|ием|иях|ев|ов|ие|ье|еи|ии|ей|ой|ий|ям|ем|ам|ом|ях|ах|ию|ью|ия|ья|а|е|и|й|о|у|ы|ь|ю|я)$/;
const derivational = /ость?$/;
const superlative = /ейше?$/;

/** Returns the start of the region after the next consonant that follows a vowel. */
function regionAfter(word: string, from: number): number {
  for (let at = from + 1; at < word.length; at++) {
    if (vowels.includes(word[at - 1] ?? '') && !vowels.includes(word[at] ?? '')) return at + 1;
  }
  return word.length;
}

/**
 * @param asVerb false for the stem of a noun that only looks like a verb
 * @example stem('прочитала') // 'прочита'
 */
export function stem(word: string, asVerb = true): string {
  if (!/^[а-я]+$/.test(word)) return word;
  const firstVowel = [...word].findIndex((letter) => vowels.includes(letter));
  if (firstVowel < 0) return word;
  const start = word.slice(0, firstVowel + 1);
  // Endings are searched after the first vowel.
  let rest = word.slice(firstVowel + 1);
  const without = (ending: RegExp) => {
    const found = ending.exec(rest);
    if (found) rest = rest.slice(0, found.index + (found[1]?.length ?? 0));
    return found !== null;
  };
  if (!without(perfective)) {
    without(reflexive);
    if (without(adjective)) without(participle);
    else if (!asVerb || !without(verb)) without(noun);
  }
  without(/и$/);
  const secondRegion = regionAfter(word, regionAfter(word, 0)) - start.length;
  const derived = derivational.exec(rest);
  if (derived && derived.index >= secondRegion) rest = rest.slice(0, derived.index);
  if (/нн$/.test(rest)) rest = rest.slice(0, -1);
  else if (without(superlative)) {
    if (/нн$/.test(rest)) rest = rest.slice(0, -1);
  } else without(/ь$/);
  return start + rest;
}

/** A vowel that a word may lose in other forms: «список», «оценок», «уровень» beside «списка», «оценки», «уровня». */
const fleeting = /^(.+[бвгджзклмнпрстфхцчшщ])[ео]([кцн]ь?)$/;

/**
 * Returns the stems under which a word is indexed. Snowball takes «журнал» for a past-tense verb («чита-л») but «журналом» for a
 * noun, and knows no fleeting vowels; the noun's stem, and the one without such a vowel, make all forms match. Remembered, since a
 * site repeats the same words.
 * @example stems('журнал') // ['журна', 'журнал']
 * @example stems('оценок') // ['оценок', 'оценк']
 */
export const stems = once((word: string) => [
  ...new Set([stem(word), stem(word, false), stem(word.replace(fleeting, '$1$2'), false)]),
]);
