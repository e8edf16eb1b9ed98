import { pathOfSiteFile } from '../../../content/types/file-types.ts';
import type { SiteRule } from '../../engine/rule.ts';
import { glossaryFile, suggestions } from '../../spelling/speller.ts';

/**
 * Words are in the Russian or English dictionary, in the project's glossary, or names of the product and its company.
 *
 * An error, since typos must not go live; a correct word is added to the glossary in one line.
 *
 * Bad: `репититор`. Good: `репетитор`; for a name, a line in `pages/_site/glossary.txt`.
 */
export const rule: SiteRule = {
  id: 'text/spelling',
  async check({ root, files, settings }) {
    const own = new Set(`${settings?.brand} ${settings?.provider}`.split(/[\s«»"]+/));
    // Search words are written as people type them.
    const read = [...files].filter(([file]) => file !== pathOfSiteFile('search'));
    const found = read.flatMap(([file, { facts }]) =>
      facts.words.flatMap(([word, from]) => (own.has(word) ? [] : { file, word, from })),
    );
    const near = await suggestions(root, [...new Set(found.map(({ word }) => word))]);
    return found.map(({ file, word, from }) => {
      const names = near.get(word) ?? [];
      const guess = names.length > 0 ? `Возможно, «${names.join('», «')}». ` : '';
      return {
        file,
        from,
        to: from + word.length,
        what: `Слова «${word}» нет в\u00a0словаре.`,
        hint: `${guess}Если слово верное, допишите его в\u00a0${glossaryFile}.`,
      };
    });
  },
};
