/**
 * The day for which the site is built, `2026-12-01`: the one clock of the content. `BUILD_DATE` shows the site as of
 * another day; without it the calendar of Tashkent decides, where the entries' dates are meant.
 * @throws {Error} when `BUILD_DATE` is no day
 */
export function buildDate(given = process.env.BUILD_DATE, now = new Date()): string {
  if (!given) return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tashkent' }).format(now);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given));
  if (!isDay)
    throw new Error(`BUILD_DATE: «${given}» — не дата. Нужна дата ГГГГ-ММ-ДД, например 2026-12-01.`);
  return given;
}
