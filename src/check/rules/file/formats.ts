import { meantDate } from '../../../content/problems/date-slips.ts';
import { longDate } from '../../../site/numbers-and-dates.ts';
import { type FileRule, type Judged, type Match, textRule } from '../../engine/rule.ts';

// Not in fields that have got into the text, «date: 2025-10-28».
const day =
  /(?<![\d.-]|[a-zA-Z]: )(?:\d{1,2}[./]\d{1,2}[./]\d{4}|\d\d([./])\d\d\1\d\d|\d{4}-\d{2}-\d{2})(?![\d-]|[./]\d)/g;
const hour = '(?:[01]?\\d|2[0-4])[.:][0-5]\\d';
const span = `(?<![\\d.,:])${hour}(?:[ \u00a0]*[–—-][ \u00a0]*|[ \u00a0]до[ \u00a0])${hour}(?![\\d:]|[.,]\\d|[ \u00a0]?%)`;
const named = `(?<![\\d.,:])${hour}(?=[ \u00a0]*(?:час|утра|вечера|дня))`;
// «в 18.00», but not «в 10.30 кг».
const start =
  '(?<=(?<!\\p{L})[Вв][ \u00a0])(?:0?[7-9]|1\\d|2[0-3])\\.(?:00|15|30|45)(?![.,]?\\d|[ \u00a0](?:из|раза|балла|звезды|кг|г|км|м|см|л|евро|сум)(?!\\p{L}))';
const time = new RegExp(`${span}|${named}|${start}`, 'gu');

function dayMistake({ groups: [typed] }: Match): Judged | null {
  const date = meantDate(typed);
  // `12.30.45` is ambiguous.
  if (!date && typed.length === 8) return null;
  if (!date) return { what: `Такой даты нет: «${typed}».`, hint: 'Проверьте день и\u00a0месяц.' };
  const right = longDate(date, 'ru').replaceAll('\u00a0', ' ');
  return { what: `Дата записана не для чтения: «${typed}».`, right };
}

function timeMistake({ groups: [typed] }: Match): Judged | null {
  const right = typed.replaceAll('.', ':').replace(/\s*[–—-]\s*/, '–');
  if (typed === right) return null;
  const how = typed.includes('.') ? 'через точку' : 'не так';
  return { what: `Время записано ${how}: «${typed}».`, right };
}

/**
 * Formats of dates and times.
 *
 * Bad: `28.10.2025`, `28.10.25`, `2025-10-28`, `9.00-18.00`. Good: `28 октября 2025`, `9:00–18:00`.
 */
const dates = textRule(
  'format/date',
  { pattern: day, judge: dayMistake },
  {
    // Without a year, one with 29 February.
    pattern:
      /(?<!\d)(\d{1,2})[ \u00a0]((?:янв|фев|апр|июн|июл|сен|окт|ноя|дек)\p{L}*[ая]|марта|мая|августа)(?:[ \u00a0](\d{4}))?(?!\p{L})/giu,
    what: 'Такой даты нет: «$&».',
    hint: 'Проверьте день и\u00a0месяц.',
    judge: ({ groups: [, date, month, year = '2024'] }) =>
      meantDate(`${date} ${month} ${year}`) ? null : {},
  },
  { pattern: time, judge: timeMistake },
  {
    pattern: /(?<=(?<!\p{L})(?:в|с|до|к)[ \u00a0])(?:\d{1,2}:[6-9]\d|(?:2[5-9]|[3-9]\d):\d\d)(?![\d:])/giu,
    what: 'Такого времени нет: «$&».',
    hint: 'Проверьте часы и\u00a0минуты.',
  },
);

// «суммы» and «сумма» are other words.
const amount =
  /(?<![\d.,])(\d{1,3}(?:[ \u00a0.,]\d{3})+|\d{4,})([ \u00a0]*)(сум(?:ов|а|м)?|сўм|сом(?:ов)?|UZS|so['ʻ‘’]m)(?![\p{L}])/giu;

function priceMistake({ groups: [whole, digits = ''] }: Match): Judged | null {
  const number = digits.replace(/\D/g, '').replace(/\B(?=(\d{3})+$)/g, ' ');
  const right = `${number} сум`;
  // Four digits need no separator: «9000 сум».
  const isSmall = /^\d{4}$/.test(digits) && /\d[ \u00a0]сум$/.test(whole);
  if (whole.replaceAll('\u00a0', ' ') === right || isSmall) return null;
  return { what: `Цена записана не так: «${whole}».`, right };
}

/**
 * Formats of prices: thousands separated by spaces, then «сум», which is not declined here.
 *
 * Bad: `50000 сумов`, `50.000 сум`, `50,000 UZS`. Good: `50 000 сум`.
 */
const prices = textRule('format/price', { pattern: amount, judge: priceMistake });

/** Matches an Uzbek phone number with the country code in any format: with or without `+`, brackets, hyphens, spaces. */
export const phone =
  /(?<![\d+])(?:\+?998)[\s\u00a0(–-]*\d{2}[\s\u00a0)–-]*\d{3}[\s\u00a0–-]*\d{2}[\s\u00a0–-]*\d{2}(?!\d)/g;

/** Matches one without the country code: `8 (90) 123-45-67`, `90 123 45 67`; other numbers are not grouped like this. */
const local =
  /(?<![\d+.,–-])(?<!\d[ \u00a0])(?:8[\s\u00a0–-]*)?(?:\(\d{2}\)[ \u00a0]?|\d{2}[ \u00a0-])\d{3}[ \u00a0–-]\d{2}[ \u00a0–-]\d{2}(?![\d.,]*\d|[ \u00a0]\d)/g;

/** @example prettyPhone('998(71)2000001') // '+998 71 200-00-01' */
export function prettyPhone(text: string): string {
  const typed = text.replace(/\D/g, '');
  const digits = typed.length < 12 ? `998${typed.slice(-9)}` : typed;
  return digits.replace(/^(\d{3})(\d{2})(\d{3})(\d{2})(\d{2})$/, '+$1 $2 $3-$4-$5');
}

function phoneMistake({ groups: { 0: typed, index, input } }: Match): Judged | null {
  const right = prettyPhone(typed);
  // The address of a link that is text because of its spaces is reported by `mdx/stray-mark`.
  return typed.replaceAll('\u00a0', ' ') === right || /\]\(tel: *$/.test(input.slice(0, index))
    ? null
    : { what: `Телефон записан не так: «${typed}».`, right };
}

/**
 * Phone numbers have one format.
 *
 * Bad: `+998(71)2000001`, `998 71 200 00 01`, `8 (71) 200-00-01`. Good: `+998 71 200-00-01`.
 */
const phones = textRule(
  'format/phone',
  { pattern: phone, judge: phoneMistake },
  { pattern: local, judge: phoneMistake },
  {
    // Fewer are the beginning of many numbers: «на +998 90».
    pattern: /(?<!\d|tel: *)\+998(?:[\s\u00a0()–-]*\d){5,}/g,
    what: 'В\u00a0телефоне «$&» не\u00a0хватает цифр или есть лишние.',
    hint: 'После +998 их девять: +998 71 200-00-01.',
    judge: ({ groups: [typed] }) => (new RegExp(`^${phone.source}`).test(typed) ? null : {}),
  },
);

export const rule: readonly FileRule[] = [dates, prices, phones];
