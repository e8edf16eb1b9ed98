import { nodesOf, rangeOf } from '../../../content/mdx/walk.ts';
import type { FileRule } from '../../engine/rule.ts';

/**
 * A block of code ends with the marks it began with: without them nothing fails, and the rest of the page is code.
 *
 * Bad: «```» before the code only. Good: «```» on a line of its own before and after it.
 */
export const rule: FileRule = {
  id: 'mdx/open-code',
  *check({ tree, source }) {
    for (const block of nodesOf(tree, 'code')) {
      const { from, to } = rangeOf(block);
      const rows = source.slice(from, to).split(/\r?\n/);
      const marks = /^`+|^~+/.exec(rows[0] ?? '')?.[0] ?? '';
      const last = rows.length > 1 ? (rows.at(-1) ?? '').replace(/^[\s>]+/, '').trimEnd() : '';
      // More marks than it began with end it too.
      if (last.startsWith(marks) && last.replaceAll(marks.charAt(0), '') === '') continue;
      yield {
        from,
        to: from + (rows[0] ?? '').length,
        what: 'Блок кода не\u00a0закрыт: до конца страницы всё показано как код.',
        hint: `Поставьте строку «${marks}» после кода. Если она есть, проверьте блоки кода выше.`,
      };
    }
  },
};
