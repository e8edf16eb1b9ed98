import { pathOfSiteFile } from '../../../content/types/file-types.ts';
import type { SiteRule } from '../../engine/rule.ts';
import { glossaryFile, suggestions } from '../../spelling/speller.ts';

/**
 * Words are in the Russian or English dictionary or in the project's glossary.
 *
 * An error, since typos must not go live; a correct word is added to the glossary in one line.
 *
 * Bad: `репититор`. Good: `репетитор`; for a name, a line in `pages/_site/glossary.txt`.
 */
export const rule: SiteRule = {
  id: 'text/spelling',
  async check({ files }) {
    // Search words are written as people type them.
    const read = [...files].filter(([file]) => file !== pathOfSiteFile('search'));
    const found = read.flatMap(([file, { facts }]) =>
      facts.words.map(([word, from]) => ({ file, word, from })),
    );
    const near = await suggestions([...new Set(found.map(({ word }) => word))]);
    return found.map(({ file, word, from }) => {
      const names = near.get(word) ?? [];
      const guess = names.length > 0 ? `Возможно, «${names.join('», «')}». ` : '';
      // Marks stand between words that were glued together.
      const written = files.get(file)?.content.source ?? '';
      const end = Array.from(word, (_, index) => index).find(
        (index) => !written.startsWith(word.slice(0, index + 1), from),
      );
      const glued = end && `Похоже, между «${word.slice(0, end)}» и\u00a0«${word.slice(end)}» нет пробела. `;
      return {
        file,
        from,
        to: from + word.length,
        what: `Слова «${word}» нет в\u00a0словаре.`,
        hint: `${glued ?? guess}Если слово верное, допишите его в\u00a0${glossaryFile}.`,
      };
    });
  },
};
