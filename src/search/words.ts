import { stem, stems } from './stem.ts';

/** Stop words, as `plain` writes them. */
const stopWords = new Set(
  'а без бы в вам вас все всех вы да для до его ее если есть же за и из или их к как ко кто ли мы на над не нет ни но о об он она они от по под при с со так там то тот у уже что чтобы эта эти это этот я'.split(
    ' ',
  ),
);

/** Matches a word: letters and digits with soft hyphens, stress marks and the Uzbek oʻ in any spelling. */
const wordPattern = /[\p{L}\p{N}](?:[\p{L}\p{N}\u00adʻʼ]|\u0301|['’‘`](?=\p{L}))*/gu;

/** Normalises case and ё; removes stress marks, soft hyphens and apostrophes. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\u00adʻʼ'’‘`]|\u0301/g, '')
    .replaceAll('ё', 'е');

/** Returns all words of a text except stop words, with their positions and stems. */
export const wordsOf = (text: string) =>
  [...text.matchAll(wordPattern)].flatMap(({ 0: written, index: start }) => {
    const word = plain(written);
    return stopWords.has(word) ? [] : [{ start, end: start + written.length, stems: stems(word) }];
  });

/** Returns the key of a phrase in the index, distinct from all stems: its words without endings, each after a space. */
export const phraseOf = (text: string): string =>
  [...text.matchAll(wordPattern)].map(([word]) => ` ${stem(plain(word), false)}`).join('');

/** Returns the first eight words of a query, without stop words unless it has no others. */
export function queryWords(query: string): string[] {
  const typed = [...query.matchAll(wordPattern)].map(([word]) => plain(word)).slice(0, 8);
  const meaningful = typed.filter((word) => !stopWords.has(word));
  return meaningful.length > 0 ? meaningful : typed;
}
