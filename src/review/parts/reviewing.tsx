import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { fieldsIn, recall, remember } from '../../memory.ts';
import { type Groups, groupsOf } from '../groups.ts';
import type { Review } from '../types.ts';

/** What a reviewer has seen; stored in the browser for each request. */
interface Reviewed {
  /** Changes since the last visit; none on the first visit. */
  fresh: readonly string[];
  /** Changes marked as seen. */
  accepted: readonly string[];
}

/** Storage key, distinct for requests and repositories on the same host. */
const keyOf = ({ subject: { repository, number, branch } }: Review) =>
  `preview-reviewed:${repository ?? ''}:${number ?? branch}`;
const ticksKey = (review: Review) => `${keyOf(review)}:seen`;

/** Seen changes shared in a URL, `#seen=1a2b.3c4d`. */
export const seenHash = ({ accepted }: Reviewed): string => `#seen=${accepted.join('.')}`;
const seenIn = (hash: string) => /(?:^#|&)seen=([\w.]*)/.exec(hash)?.[1]?.split('.') ?? [];

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const idsOf = ({ changes }: Review) => changes.map(({ id }) => id);

/** Finds changes since the last visit, and stores the current ones for the next. */
function visit(review: Review): string[] {
  const { commit } = review.subject;
  const before = fieldsIn(recall('localStorage', keyOf(review)));
  const known = idsOf(review);
  const came =
    typeof before.commit === 'string' ? known.filter((id) => !words(before.known).includes(id)) : [];
  const fresh = before.commit === commit ? words(before.fresh) : came;
  remember('localStorage', keyOf(review), { commit, known, fresh });
  return fresh;
}

/** Seen changes, including those of other commits; null if there are none stored. */
function readTicks(review: Review): string[] | null {
  const kept = recall('localStorage', ticksKey(review));
  return kept === null ? null : words(kept);
}

/** Seen changes from the URL, applied only after the reviewer agrees. */
function takeTicks(review: Review): void {
  const linked = seenIn(location.hash);
  if (linked.length === 0) return;
  history.replaceState(history.state, '', location.pathname);
  const own = readTicks(review) ?? [];
  const offered = idsOf(review).filter((id) => linked.includes(id) && !own.includes(id));
  if (offered.length > 0 && confirm(`Отметки из\u00a0ссылки: ${offered.length}. Принять?`))
    remember('localStorage', ticksKey(review), [...own, ...offered]);
}

/** Context of report and ribbon: the review, its groups, and what this reviewer has seen. */
interface Known {
  review: Review;
  groups: Groups;
  /** Null without scripts, and before it is loaded. */
  reviewed: Reviewed | null;
  /** Marks a change as seen or unseen. */
  see: (id: string, isSeen: boolean) => void;
}

const Context = createContext<Known | null>(null);

/** @throws {Error} outside of `Reviewing` */
export function useReviewing(): Known {
  const known = useContext(Context);
  if (!known) throw new Error('A part of a review stands outside of it.');
  return known;
}

/** Provides a review, and stores what is seen. */
export function Reviewing({ review, children }: { review: Review; children: ReactNode }) {
  const [fresh, setFresh] = useState<readonly string[] | null>(null);
  const [ticks, setTicks] = useState<readonly string[]>([]);
  const groups = useMemo(() => groupsOf(review), [review]);
  useEffect(() => {
    // Synchronises report and pages in several tabs.
    const follow = () => setTicks((known) => readTicks(review) ?? known);
    setFresh(visit(review));
    takeTicks(review);
    follow();
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [review]);
  function see(id: string, isSeen: boolean): void {
    const others = (readTicks(review) ?? ticks).filter((one) => one !== id);
    const now = isSeen ? [...others, id] : others;
    remember('localStorage', ticksKey(review), now);
    setTicks(now);
  }
  const accepted = idsOf(review).filter((id) => ticks.includes(id));
  return (
    <Context value={{ review, groups, reviewed: fresh && { fresh, accepted }, see }}>{children}</Context>
  );
}

/** URL of the preview's data, beside this script. */
const folder = import.meta.url.replace(/[^/]*$/, '');
export const reportUrl = `${folder}index.html`;

/** Fetches the review; null if that fails. */
export async function readReview(): Promise<Review | null> {
  try {
    const response = await fetch(`${folder}review.json`);
    return response.ok ? ((await response.json()) as Review) : null;
  } catch {
    return null;
  }
}
