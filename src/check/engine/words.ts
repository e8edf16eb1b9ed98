import { describe } from '../../../mdx-components/descriptions.ts';
import { blank } from '../../content/problems/read-again.ts';
import type { Document } from './document.ts';

/** A word with letters of one alphabet; hyphens and apostrophes inside belong to it. */
const word = /(?:[А-Яа-яЁё]+|[\p{L}\p{M}])+(?:[-ʻʼ‘’'](?:[А-Яа-яЁё]+|[\p{L}\p{M}])+)*/gu;
const russian = /^[А-Яа-яЁё-]+$/;
/** Addresses, e-mails, file names and `site:` names are no words. */
const machine =
  /(?:https?:\/\/|www\.|\/|site:)\S+|[\w.+-]*@[\w.-]+|&\w+|\b[\w-]+\.(?:[a-z]{2,7})\b|(?<![\p{L}\d_-])[\p{L}\d_()-]+\.(?:png|jpe?g|webp|svg|pdf|mdx)\b/giu;

/**
 * A word with signs without a width in it: soft hyphens, joiners, zero-width spaces, a byte order mark. Looked for at the
 * beginnings of words: from each letter, a long one costs minutes.
 */
const broken = /(?<!\p{L})\p{L}+(?:[\u00ad\u200b-\u200d\u2060\ufeff]+\p{L}+)+/gu;

/** Every word of a file that visitors read, each with the offset of its first use. */
export function wordsOf({ runs, type, gaps }: Document): [string, number][] {
  if (type === 'settings') return [];
  const found = new Map<string, number>();
  for (const { text, at } of runs) {
    // `text/invisible` tells of broken ones; the dictionary need not stumble too.
    const plain = text.replace(machine, blank).replace(broken, blank);
    for (const { 0: match, index } of plain.matchAll(word)) {
      if (found.has(match) || gaps.touches(at(index) - 1, at(index) + match.length + 1)) continue;
      // A tag that is a text by a slip is told by `mdx/tag-in-sentence`.
      if (describe(match)) continue;
      if (match.length > 1 && (russian.test(match) || !isMixed(match))) found.set(match, at(index));
    }
  }
  return [...found];
}

/** A part of letters from two alphabets is told by a rule of its own. */
const isMixed = (word: string) =>
  word.split('-').some((part) => /\p{Script=Latin}/u.test(part) && /\p{Script=Cyrillic}/u.test(part));
