import type { FileRule } from '../../engine/rule.ts';
import { placeIn } from '../../engine/runs.ts';

const russian = /[А-Яа-яЁё]{2,}/g;
/** Minimum number of Russian words to report: fewer may be a name or a quotation. */
const leastWords = 3;

/**
 * English samples contain no Russian text.
 *
 * Bad: a paragraph in Russian in `pages/service-single/`. Good: the same in English.
 */
export const rule: FileRule = {
  id: 'text/language',
  severity: 'warning',
  *check({ language, runs, type }) {
    if (language !== 'en') return;
    for (const run of runs) {
      const words = [...run.text.matchAll(russian)];
      const [first] = words;
      const last = words.at(-1);
      if (!first || !last || words.length < leastWords) continue;
      yield {
        ...placeIn(run, first.index, run.text.slice(first.index, last.index + last[0].length)),
        what: 'Русский текст в\u00a0английской записи.',
        hint:
          type === 'page' || type === 'post'
            ? 'Переведите его на английский или удалите строку «template: true».'
            : 'Переведите его на английский; русской записи место в\u00a0другой папке.',
      };
      // Reported once per file.
      return;
    }
  },
};
