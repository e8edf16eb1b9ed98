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
