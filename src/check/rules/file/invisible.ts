import type { FileRule } from '../../engine/rule.ts';
import { zeroWidth } from '../../spelling/words.ts';

const insideWord = /(?<=\p{L})[\u00ad\u200b-\u200d\u2060\ufeff]+(?=\p{L})/gu;

/**
 * Signs that nobody sees, inside of words: neither search nor the dictionary knows such a word. They come with text that
 * was copied from a web page or a PDF.
 *
 * Bad: `жур` and `нал` with a zero-width space between them. Good: `журнал`.
 */
export const rule: FileRule = {
  id: 'text/invisible',
  *check({ runs, source }) {
    for (const { text, at, field } of runs) {
      if (!zeroWidth.test(text)) continue;
      for (const { index, 0: signs } of text.matchAll(insideWord)) {
        const [from, to] = [at(index), at(index + signs.length - 1) + 1];
        yield {
          from,
          to,
          field,
          what: 'Внутри слова стоит невидимый знак: слово не\u00a0найдёт поиск.',
          hint: 'Сотрите слово целиком и\u00a0наберите заново.',
          fix:
            source.slice(from, to) === signs
              ? { title: 'Убрать невидимый знак', edits: [{ from, to, text: '' }] }
              : undefined,
        };
      }
    }
  },
};
