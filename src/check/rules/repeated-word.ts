import { matches, placeOf, replaced } from '../engine/matches.ts';
import type { FileRule } from '../engine/rule.ts';

/** Words that Russian does repeat: «да-да», «еле-еле» have hyphens, these do not. */
const doubled = new Set(['очень', 'чуть', 'всё', 'да', 'нет', 'ну', 'так', 'то', 'тик', 'того']);

const twice = /(?<![\p{L}\d-])(\p{L}+)[ \u00a0\n]+\1(?![\p{L}\d-])/giu;

/**
 * A word typed twice.
 *
 * Bad: `оценки в в журнале`. Good: `оценки в журнале`.
 */
export const repeatedWord: FileRule = {
  id: 'text/repeated-word',
  severity: 'warning',
  *check(document) {
    for (const match of matches(document, twice)) {
      const [, word = ''] = match.groups;
      if (doubled.has(word.toLowerCase())) continue;
      yield {
        ...placeOf(match),
        what: `Слово «${word}» повторяется.`,
        hint: 'Оставьте одно.',
        fix: replaced(document, match, word),
      };
    }
  },
};
