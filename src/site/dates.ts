const format = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Made once: a formatter costs more than the page it stands on. */
const formats = { ru: format('ru'), en: format('en-GB') };

/**
 * A calendar day in words, the same on the server and in the browser (no time zone is involved).
 * @example longDate('2025-10-28', 'ru') // «28 октября 2025», with non-breaking spaces
 */
export const longDate = (day: string, lang: 'ru' | 'en'): string =>
  formats[lang]
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/\s*г\.$/, '')
    .replaceAll(' ', '\u00a0');
