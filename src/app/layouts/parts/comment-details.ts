/** What the comment form remembers on request, in this browser only. */
export const fieldsKept = ['name', 'email'] as const;
export type CommentDetails = Record<(typeof fieldsKept)[number], string>;

const key = 'comment-details';

export function recall(): CommentDetails | null {
  try {
    const { name, email } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof name === 'string' && typeof email === 'string' ? { name, email } : null;
  } catch {
    // Denied storage, or a text that another program left there.
    return null;
  }
}

export function keep(details: CommentDetails): void {
  try {
    localStorage.setItem(key, JSON.stringify(details));
  } catch {
    // Denied storage: the details are typed again next time.
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Denied storage was never written to.
  }
}
