import { matches, placeOf, replaced } from '../engine/matches.ts';
import type { FileRule } from '../engine/rule.ts';

const months = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');
const day = /(?<![\d.-])(?:(\d{1,2})[./](\d{1,2})[./](\d{4})|(\d{4})-(\d{2})-(\d{2}))(?![\d-])/g;
const time =
  /(?<![\d.,])([01]?\d|2[0-3])\.([0-5]\d)(?=[ \u00a0]*(?:(?:[–—-]|до)[ \u00a0]*\d{1,2}[.:][0-5]\d|час|утра|вечера|дня))|(?<=[–—-][ \u00a0]*)([01]?\d|2[0-3])\.([0-5]\d)(?![\d.,%])/g;

/**
 * Dates and times as people read them.
 *
 * Bad: `28.10.2025`, `2025-10-28`, `9.00–18.00`. Good: `28 октября 2025`, `9:00–18:00`.
 */
export const dateFormat: FileRule = {
  id: 'format/date',
  severity: 'error',
  *check(document) {
    for (const match of matches(document, day)) {
      if (match.run.where === 'field' && /(?:date|publishAt)$/i.test(match.run.field ?? '')) continue;
      if (/ date>$/.test(match.run.field ?? '')) continue;
      const [typed, d = '', m = '', y = '', isoY = '', isoM = '', isoD = ''] = match.groups;
      const month = months[Number(m || isoM) - 1];
      const number = Number(d || isoD);
      if (!month || number < 1 || number > 31) {
        yield {
          ...placeOf(match),
          what: `Такой даты нет: «${typed}».`,
          hint: 'Проверьте день и\u00a0месяц.',
        };
        continue;
      }
      const right = `${number} ${month} ${y || isoY}`;
      yield {
        ...placeOf(match),
        what: `Дата записана не для чтения: «${typed}».`,
        hint: `Напишите «${right}».`,
        fix: replaced(document, match, right),
      };
    }
    for (const match of matches(document, time)) {
      const [typed] = match.groups;
      const right = typed.replace('.', ':');
      yield {
        ...placeOf(match),
        what: `Время записано через точку: «${typed}».`,
        hint: `Напишите «${right}».`,
        fix: replaced(document, match, right),
      };
    }
  },
};
