import { type Match, type Told, textRule } from '../../engine/rule.ts';

const months = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');
const day = /(?<![\d.-])(?:(\d{1,2})[./](\d{1,2})[./](\d{4})|(\d{4})-(\d{2})-(\d{2}))(?![\d-])/g;
const time =
  /(?<![\d.,])([01]?\d|2[0-3])\.([0-5]\d)(?=[ \u00a0]*(?:(?:[–—-]|до)[ \u00a0]*\d{1,2}[.:][0-5]\d|час|утра|вечера|дня))|(?<=[–—-][ \u00a0]*)([01]?\d|2[0-3])\.([0-5]\d)(?![\d.,%])/g;

function dayTold({ groups, run: { field, where } }: Match): Told | null {
  // Fields that hold a day for the program.
  if ((where === 'field' && /(?:date|publishAt)$/i.test(field ?? '')) || / date>$/.test(field ?? ''))
    return null;
  const [typed, d = '', m = '', y = '', isoY = '', isoM = '', isoD = ''] = groups;
  const month = months[Number(m || isoM) - 1];
  const number = Number(d || isoD);
  if (!month || number < 1 || number > 31)
    return { what: `Такой даты нет: «${typed}».`, hint: 'Проверьте день и\u00a0месяц.' };
  return { what: `Дата записана не для чтения: «${typed}».`, right: `${number} ${month} ${y || isoY}` };
}

const timeTold = ({ groups: [typed] }: Match): Told => ({
  what: `Время записано через точку: «${typed}».`,
  right: typed.replace('.', ':'),
});

/**
 * Dates and times as people read them.
 *
 * Bad: `28.10.2025`, `2025-10-28`, `9.00–18.00`. Good: `28 октября 2025`, `9:00–18:00`.
 */
export const rule = textRule('format/date', [day, dayTold], [time, timeTold]);
