import { replacement } from '../../../content/problems/problems.ts';
import { matches, placeOf } from '../../engine/matches.ts';
import type { FileRule } from '../../engine/rule.ts';

/** A number of all of them; a small one alone may be some of them. */
const typed =
  /(?:(?<=(?:вс[её]х?|всего|из)[ \u00a0])\d+|(?<![\d-]|\d[ \u00a0])\d{2,})[ \u00a0]возможност\p{L}+/giu;
/** The cases of a word that is counted, as `<Count>` wants them. */
const cases: Readonly<Record<string, string>> = {
  возможностям: ' words="возможности|возможностям|возможностям"',
  возможностях: ' words="возможности|возможностях|возможностях"',
};

/**
 * How many features there are is known to the site: a number that is typed goes stale with the next one.
 *
 * Bad: `Все 18 возможностей`. Good: `Все <Count of="features" />`.
 */
export const rule: FileRule = {
  id: 'facts/count',
  severity: 'warning',
  *check(document) {
    for (const match of matches(document, typed)) {
      const [said] = match.groups;
      const tag = `<Count of="features"${cases[said.replace(/^\d+\s/, '')] ?? ''} />`;
      const isText = match.run.where === 'body';
      yield {
        ...placeOf(match),
        what: `«${said}»\u00a0— это число устареет, когда возможностей станет больше.`,
        hint: isText
          ? `Напишите ${tag}: сайт сосчитает сам.`
          : 'Обойдитесь без числа или скажите его в\u00a0тексте: <Count of="features" />.',
        // Markup between the words would be lost.
        choices:
          isText && document.source.slice(match.from, match.to) === said
            ? [replacement(match, tag, `Пусть считает сайт: ${tag}`)]
            : undefined,
      };
    }
  },
};
