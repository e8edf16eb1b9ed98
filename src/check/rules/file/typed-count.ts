import { replacement } from '../../../content/problems/problems.ts';
import { type FileRule, matches, placeOf } from '../../engine/rule.ts';

/** A number of all of them; a small one alone may be some of them. */
const typed =
  /(?:(?<=(?:вс[её]х?|всего|из)[ \u00a0])\d+|(?<![\d-]|\d[ \u00a0])\d{2,})[ \u00a0](?:возможност\p{L}+|стат(?:ь\p{L}+|ей(?!\p{L})))/giu;
/** The cases of a word that is counted, as `<Count>` wants them. */
const cases: Readonly<Record<string, string>> = {
  возможностям: ' words="возможности|возможностям|возможностям"',
  возможностях: ' words="возможности|возможностях|возможностях"',
  статьям: ' words="статье|статьям|статьям"',
  статьях: ' words="статье|статьях|статьях"',
};

/**
 * How many features and posts there are is known to the site: a number that is typed goes stale with the next one.
 *
 * Bad: `Все 18 возможностей`. Good: `Все <Count of="features" />`.
 */
export const rule: FileRule = {
  id: 'facts/count',
  severity: 'warning',
  *check(document) {
    for (const match of matches(document, typed)) {
      const [said] = match.groups;
      const word = said.replace(/^\d+\s/, '').toLowerCase();
      const of = word.startsWith('стат') ? 'posts' : 'features';
      const tag = `<Count of="${of}"${cases[word] ?? ''} />`;
      const isText = match.run.where === 'body';
      yield {
        ...placeOf(match),
        what: `«${said}»\u00a0— это число устареет, когда ${of === 'posts' ? 'статей' : 'возможностей'} станет больше.`,
        hint: isText
          ? `Напишите ${tag}: сайт сосчитает сам.`
          : `Обойдитесь без числа или скажите его в\u00a0тексте: <Count of="${of}" />.`,
        // Markup between the words would be lost.
        choices:
          isText && document.source.slice(match.from, match.to) === said
            ? [replacement(match, tag, `Пусть считает сайт: ${tag}`)]
            : undefined,
      };
    }
  },
};
