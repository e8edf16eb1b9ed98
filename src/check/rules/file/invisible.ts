import { replacement } from '../../../content/problems/problems.ts';
import type { FileRule } from '../../engine/rule.ts';
import { placeIn } from '../../engine/runs.ts';

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
    for (const run of runs) {
      for (const { index, 0: signs } of run.text.matchAll(insideWord)) {
        const place = placeIn(run, index, signs);
        yield {
          ...place,
          what: 'Внутри слова стоит невидимый знак: слово не\u00a0найдёт поиск.',
          hint: 'Сотрите слово целиком и\u00a0наберите заново.',
          fix:
            source.slice(place.from, place.to) === signs
              ? replacement(place, '', 'Убрать невидимый знак')
              : undefined,
        };
      }
    }
  },
};
