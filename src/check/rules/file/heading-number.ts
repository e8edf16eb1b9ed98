import type { FileRule } from '../../engine/rule.ts';

/**
 * Numbered headings count on: a number stands once at its level.
 *
 * Bad: `## 6. Возврат` below `## 6. Оплата`. Good: `## 7. Возврат`.
 */
export const rule: FileRule = {
  id: 'heading/number',
  *check({ headings, gaps }) {
    if (gaps.inTags) return;
    const seen = new Map<string, string>();
    for (const { level, title, from, to } of headings) {
      const number = /^(\d+)[.)]\s/.exec(title)?.[1];
      // Below another heading it is counted anew.
      for (const key of seen.keys()) if (Number(key.split(':')[0]) > level) seen.delete(key);
      if (number === undefined) continue;
      const before = seen.get(`${level}:${number}`);
      seen.set(`${level}:${number}`, title);
      if (before !== undefined)
        yield {
          from,
          to,
          what: `Номер ${number} уже стоит у\u00a0заголовка «${before}».`,
          hint: `Поставьте здесь следующий номер: ${Number(number) + 1}.`,
        };
    }
  },
};
