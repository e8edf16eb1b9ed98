/**
 * The purpose of a build. `production` is for visitors; `writers` is the dev server and the reviewers' preview: it shows drafts
 * and scheduled pages, shows the problems of broken files instead of their pages, and marks the source of every block.
 */
export type Mode = 'production' | 'writers';

/** Why an entry is not published yet; null if it is. */
export type Stage = 'draft' | 'scheduled';

/**
 * The stage of an entry on a day; in production the store (store.ts) leaves entries with a stage out. Drafts stay drafts whatever their date; scheduled entries are public from their day on.
 * @param today `2026-12-01`
 */
export function stageOf(data: unknown, today: string): Stage | null {
  const { draft, publishAt } = (data ?? {}) as { draft?: boolean; publishAt?: string };
  if (draft === true) return 'draft';
  return publishAt !== undefined && publishAt > today ? 'scheduled' : null;
}

/**
 * The day for which the site is built, `2026-12-01`: `BUILD_DATE`, which src/plugins/options.ts validates, or else today in
 * Tashkent, the time zone of the entries' dates. All decisions about dates use it.
 */
export const buildDate = (given = process.env.BUILD_DATE, now = new Date()): string =>
  // UTC+5 all year.
  given || new Date(now.getTime() + 5 * 3_600_000).toISOString().slice(0, 10);
