import type { FileRule } from '../../engine/rule.ts';
import { placeIn } from '../../engine/runs.ts';

const russian = /[А-Яа-яЁё]{2,}/g;
/** Minimum number of Russian words to report: fewer may be a name or a quotation. */
const leastWords = 3;

/**
 * English samples contain no Russian text, and Russian pages contain some.
 *
 * Bad: a paragraph in Russian in `pages/service-single/`; a page in English without `template: true`. Good: the same in English; with it.
 */
export const rule: FileRule = {
  id: 'text/language',
  severity: 'warning',
  ofWhole: true,
  *check({ language, runs, frontmatter, type }) {
    const title = frontmatter.valueRange(['title']);
    if (language === 'ru' && title && runs.length > 2 && !runs.some(({ text }) => /[А-Яа-яЁё]/.test(text)))
      yield {
        ...title,
        field: 'title',
        what: 'Страница вся не\u00a0по-русски, а\u00a0поиску и\u00a0чтецам экрана сказано, что по-русски.',
        hint: 'Переведите её; английскому образцу поставьте поле template: true.',
      };
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
