/**
 * What a build is for. `production` is what visitors get; `preview` (the dev server counts as one) is for the people
 * who write the site: it shows drafts, shows a file's problems in the place of its page, and knows the source of every
 * block.
 */
export type Mode = 'production' | 'preview';

/** Why an entry is not on the site yet; null when it is. */
export type Stage = 'draft' | 'scheduled';

interface Dates {
  draft?: boolean | undefined;
  publishAt?: string | undefined;
}

/**
 * The stage of an entry on a day. A draft stays one whatever its date; a scheduled entry is public from its day on.
 * @param today `2026-12-01`
 */
export function stageOf(data: unknown, today: string): Stage | null {
  const { draft, publishAt } = (data ?? {}) as Dates;
  if (draft === true) return 'draft';
  return publishAt !== undefined && publishAt > today ? 'scheduled' : null;
}

/** What is on the site: in a preview everything, in production no draft and nothing before its day. */
export const isShown = (data: unknown, mode: Mode, today: string): boolean =>
  mode === 'preview' || stageOf(data, today) === null;

/** True for a day as fields write it; whether the calendar has it is not asked. */
export const isDay = (value: unknown): value is string => /^\d{4}-\d{2}-\d{2}$/.test(String(value));

/**
 * The day for which the site is built, `2026-12-01`: the one clock of the content. `BUILD_DATE` shows the site as of
 * another day; without it the calendar of Tashkent decides, where the entries' dates are meant.
 * @throws {Error} when `BUILD_DATE` is no day
 */
export function buildDate(given = process.env.BUILD_DATE, now = new Date()): string {
  if (!given) return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tashkent' }).format(now);
  if (!isDay(given) || Number.isNaN(Date.parse(given)))
    throw new Error(`BUILD_DATE: «${given}» — не дата. Нужна дата ГГГГ-ММ-ДД, например 2026-12-01.`);
  return given;
}
