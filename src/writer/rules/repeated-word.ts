import { matches, replaced } from '../engine/matches.ts';
import type { FileRule } from '../engine/rule.ts';

/** Words that Russian does repeat: «да-да», «еле-еле» have hyphens, these do not. */
const doubled = new Set(['очень', 'чуть', 'всё', 'да', 'нет', 'ну', 'так', 'то', 'тик', 'того']);

/**
 * A word typed twice.
 *
 * Bad: `оценки в в журнале`. Good: `оценки в журнале`.
 */
export const repeatedWord: FileRule = {
  id: 'text/repeated-word',
  severity: 'warning',
  *check(document) {
    for (const match of matches(document, /(?<![\p{L}\d-])(\p{L}+)[ \u00a0\n]+\1(?![\p{L}\d-])/giu)) {
      const [, word = ''] = match.groups;
      if (doubled.has(word.toLowerCase())) continue;
      yield {
        ...{ from: match.from, to: match.to, field: match.run.field },
        what: `Слово «${word}» повторяется.`,
        hint: 'Оставьте одно.',
        fix: replaced(document, match, word),
      };
    }
  },
};
