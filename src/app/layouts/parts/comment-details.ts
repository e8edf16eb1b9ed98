import { recall, remember } from '../../../memory.ts';

/** What the comment form remembers on request, in this browser only. */
export const fieldsKept = ['name', 'email'] as const;
type CommentDetails = Record<(typeof fieldsKept)[number], string>;

const key = 'comment-details';

/** What was remembered; null where nothing was, or another program left something there. */
export function recallDetails(): CommentDetails | null {
  const { name, email } = (recall('localStorage', key) ?? {}) as Partial<Record<string, unknown>>;
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : null;
}

/** Remembers details; null forgets them. */
export const rememberDetails = (details: CommentDetails | null) => remember('localStorage', key, details);
