import { describe } from '../../../mdx-components/descriptions.ts';
import { blank } from '../../content/problems/read-again.ts';
import type { Document } from './document.ts';

/** Matches a word, with hyphens and apostrophes inside. */
const word = /[\p{L}\p{M}]+(?:[-ʻʼ‘’'][\p{L}\p{M}]+)*/gu;
/** Matches URLs, paths, e-mail addresses, entities, file names and `site:` names, which are not words. */
const machine =
  /(?:https?:\/\/|www\.|\/|site:)\S+|[\w.+-]*@[\w.-]+|&\w+|\b[\w-]+\.(?:[a-z]{2,7})\b|(?<![\p{L}\d_-])[\p{L}\d_()-]+\.(?:png|jpe?g|webp|svg|pdf|mdx)\b/giu;

/**
 * Matches a word with zero-width characters: soft hyphens, joiners, zero-width spaces, byte order marks. Anchored at word starts:
 * otherwise a long word would take minutes.
 */
const broken = /(?<!\p{L})\p{L}+(?:[\u00ad\u200b-\u200d\u2060\ufeff]+\p{L}+)+/gu;

/** All words of visitors' text in a file, with the offset of their first use; none of settings. */
export function wordsOf({ runs, type, gaps }: Document): [string, number][] {
  if (type === 'settings') return [];
  const found = new Map<string, number>();
  for (const { text, at } of runs) {
    // `text/invisible` reports words with such characters; the speller need not.
    const plain = text.replace(machine, blank).replace(broken, blank);
    for (const { 0: match, index } of plain.matchAll(word)) {
      if (found.has(match) || gaps.touches(at(index) - 1, at(index) + match.length + 1)) continue;
      // `mdx/tag-in-sentence` reports tags that have become text.
      if (describe(match)) continue;
      if (match.length > 1 && !isMixed(match)) found.set(match, at(index));
    }
  }
  return [...found];
}

/** Whether a part of a word mixes alphabets, which `text/alphabet` reports. */
const isMixed = (word: string) =>
  word.split('-').some((part) => /\p{Script=Latin}/u.test(part) && /\p{Script=Cyrillic}/u.test(part));
