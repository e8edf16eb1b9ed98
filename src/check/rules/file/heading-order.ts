import { replacement } from '../../../content/problems/problems.ts';
import { partType } from '../../../content/types/index.ts';
import type { FileRule } from '../../engine/rule.ts';

/**
 * Headings go down one level at a time, from `##`; none is empty or says the same as its neighbour above.
 *
 * Bad: `####` right after `##`. Good: `###` after `##`.
 */
export const rule: FileRule = {
  id: 'heading/order',
  *check({ headings, gaps, type }) {
    // A heading, or the section around one, may be in what could not be read.
    const isSure = !gaps.inTags && !/^[ \t]*#/m.test(gaps.hidden);
    // A part of a page stands below its title, which is a heading of the second level.
    const isPart = partType(type) !== null;
    let before = isPart ? 2 : 1;
    for (const { level, title, from, to, top } of headings) {
      if (title.trim() === '')
        yield { from, to, what: 'Заголовок пустой.', hint: 'Впишите его или удалите знаки «#».' };
      if (level === 1 || !isSure) continue;
      if (isPart && level === 2) {
        yield {
          from,
          to,
          what: `Заголовок раздела берётся из поля «title», а\u00a0«${title}»\u00a0— второй.`,
          hint: 'Поставьте «###»; новый раздел\u00a0— это новый файл.',
          fix: replacement({ from, to: from + level }, '###', 'Поставить «###»'),
        };
        continue;
      }
      // Inside a section its own heading stands between, so only the page's text counts from «##».
      const limit = top ? before + 1 : Math.max(before + 1, 3);
      if (level > limit) {
        const marks = '#'.repeat(limit);
        yield {
          from,
          to,
          what: `Заголовок «${title}» перескочил уровень.`,
          expected: !isPart && before === 1 ? 'Первый заголовок в\u00a0тексте\u00a0— «##».' : '',
          hint: `Поставьте «${marks}» вместо «${'#'.repeat(level)}».`,
          fix: replacement({ from, to: from + level }, marks, `Поставить «${marks}»`),
        };
        before = limit;
      } else before = level;
    }
  },
};
