import { matches } from '../engine/matches.ts';
import type { FileRule } from '../engine/rule.ts';
import { zeroWidth } from '../spelling/words.ts';

const insideWord = /(?<=\p{L})[\u200b-\u200d\u2060\ufeff]+(?=\p{L})/gu;

/**
 * Signs that nobody sees, inside of words: neither search nor the dictionary knows such a word. They come with text that
 * was copied from a web page or a PDF.
 *
 * Bad: `жур` and `нал` with a zero-width space between them. Good: `журнал`.
 */
export const invisible: FileRule = {
  id: 'text/invisible',
  severity: 'error',
  *check(document) {
    for (const match of matches(document, insideWord, zeroWidth)) {
      const { from, to, run } = match;
      yield {
        ...{ from, to, field: run.field },
        what: 'Внутри слова стоит невидимый знак: слово не\u00a0найдёт поиск.',
        hint: 'Сотрите слово целиком и\u00a0наберите заново.',
        fix: { title: 'Убрать невидимый знак', edits: [{ from, to, text: '' }] },
      };
    }
  },
};
