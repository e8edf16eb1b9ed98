import { stem, stems } from './stem.ts';

/** A word of a text, where it stands and what it is looked up by. */
export interface Word {
  start: number;
  end: number;
  stems: string[];
}

/** Words that stand everywhere and tell nothing. */
const empty = new Set(
  'а без бы в вам вас все всех вы да для до его ее если есть же за и из или их к как ко кто ли мы на над не нет ни но о об он она они от по под при с со так там то тот у уже что чтобы эта эти это этот я'.split(
    ' ',
  ),
);

/** Letters and digits, with what stands inside a word: soft hyphens, stress marks, the Uzbek oʻ, whichever sign it is typed with. */
const wordPattern = /[\p{L}\p{N}](?:[\p{L}\p{N}\u00adʻʼ]|\u0301|['’‘`](?=\p{L}))*/gu;

/** One spelling for what readers take for the same: case, ё, stress, soft hyphens. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\u00adʻʼ'’‘`]|\u0301/g, '')
    .replaceAll('ё', 'е');

/**
 * All words of a text, empty ones left out.
 * @param stemsOf what a word in its plain spelling is looked up by
 */
export function wordsOf(text: string, stemsOf = stems): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const word = plain(match[0]);
    if (!empty.has(word))
      words.push({ start: match.index, end: match.index + match[0].length, stems: stemsOf(word) });
  }
  return words;
}

/** A phrase as it stands in the index, where no stem of a word does: all its words without endings, a space before each. */
export const phraseOf = (text: string): string =>
  [...text.matchAll(wordPattern)].map(([word]) => ` ${stem(plain(word), false)}`).join('');

/** The words of a query as typed, without their empty ones, unless there are no others. */
export function queryWords(query: string): string[] {
  const typed = [...query.matchAll(wordPattern)].map(([word]) => plain(word)).slice(0, 8);
  const telling = typed.filter((word) => !empty.has(word));
  return telling.length > 0 ? telling : typed;
}
