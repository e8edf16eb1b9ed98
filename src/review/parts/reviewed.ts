import type { Review } from '../types.ts';
import { recall, remember } from './memory.ts';

/** What a reviewer has looked at: kept in the browser, by request. */
export interface Reviewed {
  /** Changes ticked as seen. */
  accepted: ReadonlySet<string>;
  /** Changes that came after the reviewer's last visit; none on the first one. */
  fresh: ReadonlySet<string>;
}

interface Stored {
  /** The commit that was looked at, and its changes. */
  commit: string;
  known: string[];
  fresh: string[];
  accepted: string[];
}

/** What tells one request from another on a host that shows several. */
type Subject = Pick<Review['subject'], 'number' | 'branch' | 'commit'>;

const keyOf = ({ number, branch }: Subject) => `preview-reviewed:${number ?? branch}`;

function stored(subject: Subject): Stored | null {
  const value = recall('localStorage', keyOf(subject));
  return value !== null && typeof value === 'object' && 'known' in value ? (value as Stored) : null;
}

const store = (subject: Subject, value: Stored) => remember('localStorage', keyOf(subject), value);

/**
 * Reads what was looked at before, and notes this visit.
 * @param changes ids of all changes of this commit
 * @param shared ids that somebody ticked and shared by a link
 */
export function openReviewed(
  subject: Subject,
  changes: readonly string[],
  shared: readonly string[] = [],
): Reviewed {
  const before = stored(subject);
  const known = new Set(before?.known);
  const isSameCommit = before?.commit === subject.commit;
  const fresh = isSameCommit ? before.fresh : before ? changes.filter((id) => !known.has(id)) : [];
  const accepted = [...new Set([...(before?.accepted ?? []), ...shared])].filter((id) =>
    changes.includes(id),
  );
  store(subject, { commit: subject.commit, known: [...changes], fresh, accepted });
  return { accepted: new Set(accepted), fresh: new Set(fresh) };
}

/** Ticks a change as seen, or takes the tick away. */
export function accept(subject: Subject, reviewed: Reviewed, id: string, isSeen: boolean): Reviewed {
  const accepted = new Set(reviewed.accepted);
  if (isSeen) accepted.add(id);
  else accepted.delete(id);
  const before = stored(subject);
  if (before) store(subject, { ...before, accepted: [...accepted] });
  return { ...reviewed, accepted };
}

/** Ticks as they stand in an address: `#seen=1a2b.3c4d`. */
export const seenIn = (hash: string): string[] =>
  /(?:^#|&)seen=([\w.]*)/.exec(hash)?.[1]?.split('.').filter(Boolean) ?? [];
export const seenHash = ({ accepted }: Reviewed): string => `#seen=${[...accepted].join('.')}`;
