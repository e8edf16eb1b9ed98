import { isLost } from '../../../content/frontmatter/fields.ts';
import type { FileRule } from '../../engine/rule.ts';
import { placeIn } from '../../engine/runs.ts';

const russian = /[А-Яа-яЁё]{2,}/g;
/** A name or a quotation may be Russian; a sentence is not. */
const mostWords = 3;

/**
 * An English sample is read by those who read English.
 *
 * Bad: a paragraph in Russian in `pages/service-single/`. Good: the same in English.
 */
export const rule: FileRule = {
  id: 'text/language',
  severity: 'warning',
  *check({ language, runs, frontmatter }) {
    // Whether it is a sample may not be known.
    if (language !== 'en' || isLost(frontmatter, 'template')) return;
    for (const run of runs) {
      const words = [...run.text.matchAll(russian)];
      const [first] = words;
      const last = words.at(-1);
      if (!first || !last || words.length < mostWords) continue;
      yield {
        ...placeIn(run, first.index, run.text.slice(first.index, last.index + last[0].length)),
        what: 'Русский текст в\u00a0английской записи.',
        hint: 'Переведите его на английский; русской записи место в\u00a0другой папке.',
      };
      // The rest of the file is as Russian.
      return;
    }
  },
};
