import { pageTypes } from '../../../content/types/index.ts';
import type { SiteRule } from '../../engine/rule.ts';

/** Types whose `date` is the day of publication; other types may have dates of their own. */
const articles = pageTypes.filter(({ article }) => article).map(({ name }) => name);

/** Whether a value has the form of a date; its schema reports one that does not exist. */
const isDay = (value: unknown): value is string => /^\d{4}-\d{2}-\d{2}$/.test(String(value));

/**
 * The date of an article is its day of publication: equal to `publishAt`, or without it not in the future. Not for drafts.
 *
 * Bad: `date: 2031-01-01` on a page that is public now. Good: the same with `publishAt: 2031-01-01`.
 */
export const rule: SiteRule = {
  id: 'entry/date',
  severity: 'warning',
  *check({ files, today }) {
    for (const [file, { content }] of files) {
      if (!articles.some((type) => type === content.type)) continue;
      const { data, valueRange } = content.frontmatter;
      const range = valueRange(['date']);
      const { date, publishAt } = data;
      // Invalid dates are reported by the schema.
      const isWrong = content.problems.some(({ field }) => field === 'date' || field === 'publishAt');
      if (!isDay(date) || !range || isWrong || data.draft === true) continue;
      const place = { file, ...range, field: 'date' };
      if (isDay(publishAt) && date !== publishAt)
        yield {
          ...place,
          what: `Запись датирована ${date}, а\u00a0выйдет ${publishAt}.`,
          hint: `Напишите date: ${publishAt}, иначе она встанет в\u00a0списке не\u00a0на своё место.`,
        };
      else if (!isDay(publishAt) && date > today)
        yield {
          ...place,
          what: `Запись датирована будущим днём, ${date}, а\u00a0видна уже сейчас.`,
          hint: `Добавьте поле publishAt: ${date}, чтобы она вышла в\u00a0этот день, или поправьте дату.`,
        };
    }
  },
};
