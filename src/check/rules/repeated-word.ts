import { matches, replaced } from '../engine/matches.ts';
import type { FileRule } from '../engine/rule.ts';

/** Words that Russian does repeat: «да-да», «еле-еле» have hyphens, these do not. */
const doubled = new Set(['очень', 'чуть', 'всё', 'да', 'нет', 'ну', 'так', 'то', 'тик', 'того']);

const twice = /(?<![\p{L}\d-])(\p{L}+)[ \u00a0\n]+\1(?![\p{L}\d-])/giu;
/** The same for small letters of two alphabets, four times as fast; a text with other letters is left to the whole. */
const simple = /(?<![а-яёa-z])([а-яёa-z]+)[ \u00a0\n]+\1(?![а-яёa-z])/;
const other = /[^ -~\nа-яё«»—–…\u00a0№„“]/;
const maybe = {
  test: (text: string) => {
    const small = text.toLowerCase();
    return simple.test(small) || other.test(small);
  },
};

/**
 * A word typed twice.
 *
 * Bad: `оценки в в журнале`. Good: `оценки в журнале`.
 */
export const repeatedWord: FileRule = {
  id: 'text/repeated-word',
  severity: 'warning',
  *check(document) {
    for (const match of matches(document, twice, maybe)) {
      const [, word = ''] = match.groups;
      if (doubled.has(word.toLowerCase())) continue;
      yield {
        from: match.from,
        to: match.to,
        field: match.run.field,
        what: `Слово «${word}» повторяется.`,
        hint: 'Оставьте одно.',
        fix: replaced(document, match, word),
      };
    }
  },
};
