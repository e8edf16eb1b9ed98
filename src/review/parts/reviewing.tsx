import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { fieldsIn, recall, remember } from '../../browser-storage.ts';
import { type Groups, groupsOf } from '../groups.ts';
import type { Review } from '../types.ts';

/** What a reviewer has seen, by ids of changes; stored in the browser for each request. */
interface Reviewed {
  /** Changes that are new since the last visit; none on the first visit. */
  fresh: readonly string[];
  /** Changes marked as seen. */
  seen: readonly string[];
}

/** Returns the storage key of a request; several repositories may share an origin. */
const keyOf = ({ subject: { link, branch } }: Review) => `preview-reviewed:${link ?? branch}`;
const seenKey = (review: Review) => `${keyOf(review)}:seen`;

/** Returns the URL's fragment that shares the seen changes: `#seen=1a2b.3c4d`. */
export const seenHash = ({ seen }: Reviewed): string => `#seen=${seen.join('.')}`;
const seenIn = (hash: string) => /(?:^#|&)seen=([\w.]*)/.exec(hash)?.[1]?.split('.') ?? [];

const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const idsOf = ({ changes }: Review) => changes.map(({ id }) => id);

/** Returns the changes that are new since the last visit, and stores the current ones for the next. */
function visit(review: Review): string[] {
  const { commit } = review.subject;
  const before = fieldsIn(recall('localStorage', keyOf(review)));
  const known = idsOf(review);
  const added =
    typeof before.commit === 'string' ? known.filter((id) => !stringsIn(before.known).includes(id)) : [];
  const fresh = before.commit === commit ? stringsIn(before.fresh) : added;
  remember('localStorage', keyOf(review), { commit, known, fresh });
  return fresh;
}

/** Reads the seen changes, including those of other commits; null if none are stored. */
function readSeen(review: Review): string[] | null {
  const kept = recall('localStorage', seenKey(review));
  return kept === null ? null : stringsIn(kept);
}

/** Stores the seen changes in the URL, if the reviewer agrees. */
function importSeen(review: Review): void {
  const linked = seenIn(location.hash);
  if (linked.length === 0) return;
  history.replaceState(history.state, '', location.pathname);
  const own = readSeen(review) ?? [];
  const offered = idsOf(review).filter((id) => linked.includes(id) && !own.includes(id));
  if (offered.length > 0 && confirm(`Отметки из\u00a0ссылки: ${offered.length}. Принять?`))
    remember('localStorage', seenKey(review), [...own, ...offered]);
}

/** Context of report and ribbon: the review, its groups, and what this reviewer has seen. */
interface ReviewContext {
  review: Review;
  groups: Groups;
  /** Null on the server and before the first effect. */
  reviewed: Reviewed | null;
  /** Marks a change as seen or unseen. */
  markSeen: (id: string, isSeen: boolean) => void;
}

const Context = createContext<ReviewContext | null>(null);

/** @throws {Error} outside of `Reviewing` */
export function useReviewing(): ReviewContext {
  const known = useContext(Context);
  if (!known) throw new Error('useReviewing() is used outside of <Reviewing>.');
  return known;
}

/** Provides a review to its children, and reads and stores what is seen. */
export function Reviewing({ review, children }: { review: Review; children: ReactNode }) {
  const [fresh, setFresh] = useState<readonly string[] | null>(null);
  const [stored, setStored] = useState<readonly string[]>([]);
  const groups = useMemo(() => groupsOf(review), [review]);
  useEffect(() => {
    // Synchronises report and pages in several tabs.
    const follow = () => setStored((known) => readSeen(review) ?? known);
    setFresh(visit(review));
    importSeen(review);
    follow();
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [review]);
  function markSeen(id: string, isSeen: boolean): void {
    const others = (readSeen(review) ?? stored).filter((one) => one !== id);
    const now = isSeen ? [...others, id] : others;
    remember('localStorage', seenKey(review), now);
    setStored(now);
  }
  const seen = idsOf(review).filter((id) => stored.includes(id));
  return (
    <Context value={{ review, groups, reviewed: fresh && { fresh, seen }, markSeen }}>{children}</Context>
  );
}

/** URL of the folder of this script, the report and the review. */
const folder = import.meta.url.replace(/[^/]*$/, '');
export const reportUrl = `${folder}index.html`;

/** Fetches the review; null if that fails. */
export const readReview = (): Promise<Review | null> =>
  fetch(`${folder}review.json`)
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
