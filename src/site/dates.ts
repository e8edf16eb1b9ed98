/**
 * A calendar day in words, the same on the server and in the browser (no time zone is involved).
 * @example longDate('2025-10-28', 'ru') // «28 октября 2025», with non-breaking spaces
 */
export const longDate = (day: string, lang: 'ru' | 'en'): string =>
  new Date(`${day}T00:00:00Z`)
    .toLocaleDateString(lang === 'ru' ? 'ru' : 'en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    .replace(/\s*г\.$/, '')
    .replaceAll(' ', '\u00a0');
