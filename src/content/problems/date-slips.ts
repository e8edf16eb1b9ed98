const months = 'янв фев мар апр ма июн июл авг сен окт ноя дек'.split(' ');

/**
 * Returns the date that a writer meant in the format of fields, or null if it is ambiguous or not a calendar day.
 * @example meantDate('28 октября 2025') // '2025-10-28'
 * @example meantDate('1.2.2026') // '2026-02-01'
 * @example meantDate('28.10.25') // '2025-10-28'
 */
export function meantDate(typed: string): string | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/\u00a0/g, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/^[«„“"']+|[»“”"'.,;]+$/g, '');
  const [, first = '', second = '', last = ''] =
    /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[ t]\d.*)?$/.exec(text) ??
    /^(20\d\d)(\d\d)(\d\d)$/.exec(text) ??
    /^(\d{1,2})[-./ ](\d{1,2}|[а-я]+)[-./ ](\d{4})(?: ?г(?:ода)?)?$/.exec(text) ??
    // Not with hyphens: in `25-10-28`, day and year cannot be distinguished.
    /^(\d\d)[./](\d\d)[./](\d\d)(?: ?г(?:ода)?)?$/.exec(text) ??
    [];
  const isYearFirst = first.length === 4;
  const [year, day] = isYearFirst ? [first, last] : [last.length === 2 ? `20${last}` : last, first];
  const named = months.findIndex((month) => /^[а-я]/.test(second) && second.startsWith(month)) + 1;
  const date = [year, String(named || second).padStart(2, '0'), day.padStart(2, '0')].join('-');
  const time = Date.parse(`${date}T00:00:00Z`);
  // Dates that do not exist roll over: `2026-02-31` is in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null;
}
