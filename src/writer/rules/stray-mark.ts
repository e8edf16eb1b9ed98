import type { Fix } from '../../content/problems.ts';
import type { FileRule } from '../engine/rule.ts';

/** Marks of Markdown that mean nothing where they stand, so that visitors would read them. */
const slips: { pattern: RegExp; what: string; hint: string; repair?: (from: number, to: number) => Fix }[] = [
  {
    pattern: /(?<=^|\n)#{2,6}(?=[\p{L}\d])/gu,
    what: 'После «##» нет пробела: вместо заголовка читатель увидит решётки.',
    hint: 'Поставьте пробел: «## Заголовок».',
    repair: (_, to) => ({ title: 'Поставить пробел', edits: [{ from: to, to, text: ' ' }] }),
  },
  {
    pattern: /(?<=\]) +(?=\((?:\/|#|https?:|site:))/g,
    what: 'Между «]» и\u00a0«(» стоит пробел: ссылка показана как текст.',
    hint: 'Уберите пробел: [Тарифы](/pricing).',
    repair: (from, to) => ({ title: 'Убрать пробел', edits: [{ from, to, text: '' }] }),
  },
  {
    pattern: /(?<=\([^()[\]\n]+\))\[(?=(?:\/|#|https?:|site:)[^\]\s]*\])/g,
    what: 'Скобки ссылки перепутаны: она показана как текст.',
    hint: 'Сначала слова в\u00a0квадратных скобках, потом адрес в\u00a0круглых: [Тарифы](/pricing).',
  },
  {
    pattern: /\*\*/g,
    what: 'Звёздочки «**» стоят без пары: читатель их увидит.',
    hint: 'Поставьте «**» с\u00a0обеих сторон, вплотную к\u00a0словам: **важно**.',
  },
];

/**
 * Headings, links and bold text whose marks do not work: nothing fails, the marks are shown.
 *
 * Bad: `##Оценки`, `[Тарифы] (/pricing)`, `**важно`. Good: `## Оценки`, `[Тарифы](/pricing)`, `**важно**`.
 */
export const strayMark: FileRule = {
  id: 'mdx/stray-mark',
  severity: 'error',
  *check({ runs, source }) {
    for (const { text, at, where } of runs) {
      if (where !== 'body' || !/[#*\]]/.test(text)) continue;
      for (const { pattern, what, hint, repair } of slips) {
        for (const { index, 0: match } of text.matchAll(pattern)) {
          const from = at(index);
          const to = from + match.length;
          // With a backslash before it a mark is meant to be seen.
          if (source.slice(from, to) !== match || source[from - 1] === '\\') continue;
          yield { from, to, what, hint, fix: repair?.(from, to) };
        }
      }
    }
  },
};
