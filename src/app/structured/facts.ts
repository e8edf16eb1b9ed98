import type { Settings } from '../../content/schemas/settings.ts';

/** What machines need of the settings, in the forms of schema.org. Nothing is guessed: what cannot be read is left out. */

/** ISO 4217 of the currencies that writers name in words. */
const currencies: Record<string, string> = {
  сум: 'UZS',
  сумов: 'UZS',
  'so‘m': 'UZS',
  soʻm: 'UZS',
  руб: 'RUB',
};

/** `сум` -> `UZS`; null for a word that is no known currency. */
export const currencyCode = (word = ''): string | null =>
  /^[A-Z]{3}$/.test(word) ? word : (currencies[word.toLowerCase()] ?? null);

const days = { Пн: 'Monday', Вт: 'Tuesday', Ср: 'Wednesday', Чт: 'Thursday', Пт: 'Friday' } as const;
const week = { ...days, Сб: 'Saturday', Вс: 'Sunday' } as const;
type Day = (typeof week)[keyof typeof week];

/**
 * Opening hours out of the words of the settings.
 * @example openingHours({ days: 'Пн–Пт', time: '9:00–18:00', weekend: '…' })
 */
export function openingHours({ days: range, time }: Settings['hours']): {
  dayOfWeek: Day[];
  opens: string;
  closes: string;
} | null {
  const names = Object.keys(week);
  const [first = '', last = first] = range.split(/\s*[–—-]\s*/);
  const [from, to] = [names.indexOf(first), names.indexOf(last)];
  const [opens, closes] = [...time.matchAll(/(\d{1,2}):(\d{2})/g)].map(
    ([, hour = '', minute = '']) => `${hour.padStart(2, '0')}:${minute}`,
  );
  if (from < 0 || to < from || !opens || !closes) return null;
  return { dayOfWeek: Object.values(week).slice(from, to + 1), opens, closes };
}

/** Text without the typography of a page: machines compare it with what people type. */
export const plain = (text: string): string =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\u00ad', '')
    .trim();
