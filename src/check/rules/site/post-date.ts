import { pageTypes } from '../../../content/types/index.ts';
import type { SiteRule } from '../../engine/rule.ts';

/**
 * The date of an article is its day of publication: equal to `publishAt`, or without it not in the future; dated blocks of a page
 * are not in the future either, and the newest is first. Not for drafts.
 *
 * Bad: `date: 2031-01-01` on a page that is public now. Good: the same with `publishAt: 2031-01-01`.
 */
export const rule: SiteRule = {
  id: 'entry/date',
  severity: 'warning',
  *check({ files, today }) {
    for (const [file, { content, facts }] of files) {
      const { date, publishAt, draft } = content.frontmatter.data;
      if (draft === true) continue;
      for (const [index, { text, from, to }] of facts.dates.entries()) {
        const above = facts.dates[index - 1]?.text ?? today;
        const place = { file, from, to };
        if (text > today)
          yield {
            ...place,
            what: `Здесь будущий день, ${text}, а\u00a0видно это уже сейчас.`,
            hint: 'Поправьте дату или добавьте это в\u00a0тот день.',
          };
        else if (text > above)
          yield {
            ...place,
            what: `Запись от\u00a0${text} стоит ниже записи от\u00a0${above}.`,
            hint: 'Переставьте: свежее\u00a0— сверху.',
          };
      }
      // A date of another type may be that of an event.
      if (!pageTypes.some(({ name, article }) => article && name === content.type)) continue;
      const range = content.frontmatter.valueRange(['date']);
      // Invalid dates are reported by the schema.
      const isWrong = content.problems.some(({ field }) => field === 'date' || field === 'publishAt');
      if (typeof date !== 'string' || !range || isWrong) continue;
      if (date === publishAt || (!publishAt && date <= today)) continue;
      const told = publishAt
        ? {
            what: `Запись датирована ${date}, а\u00a0выйдет ${publishAt}.`,
            hint: `Напишите date: ${publishAt}, иначе она встанет в\u00a0списке не\u00a0на своё место.`,
          }
        : {
            what: `Запись датирована будущим днём, ${date}, а\u00a0видна уже сейчас.`,
            hint: `Добавьте поле publishAt: ${date}, чтобы она вышла в\u00a0этот день, или поправьте дату.`,
          };
      yield { file, ...range, field: 'date', ...told };
    }
  },
};
