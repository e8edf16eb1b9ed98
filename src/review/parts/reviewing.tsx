import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { fieldsIn, recall, remember } from '../../memory.ts';
import { type Groups, groupsOf } from '../groups.ts';
import type { Review } from '../types.ts';

/** What a reviewer has looked at: kept in the browser, for each request. */
interface Reviewed {
  /** Changes that came after the visit before; none on the first one. */
  fresh: readonly string[];
  /** Changes ticked as seen. */
  accepted: readonly string[];
}

/** What tells one request from another on a host that shows several, of several repositories. */
const keyOf = ({ subject: { repository, number, branch } }: Review) =>
  `preview-reviewed:${repository ?? ''}:${number ?? branch}`;
const ticksKey = (review: Review) => `${keyOf(review)}:seen`;

/** Ticks as they stand in an address, `#seen=1a2b.3c4d`: somebody shares his by a link. */
export const seenHash = ({ accepted }: Reviewed): string => `#seen=${accepted.join('.')}`;
const seenIn = (hash: string) => /(?:^#|&)seen=([\w.]*)/.exec(hash)?.[1]?.split('.') ?? [];

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const idsOf = ({ changes }: Review) => changes.map(({ id }) => id);

/** Finds what came after the visit before, and keeps what is to be known at the next. */
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

/** What is ticked, also of other commits of the request; null where nothing is kept. */
function readTicks(review: Review): string[] | null {
  const kept = recall('localStorage', ticksKey(review));
  return kept === null ? null : words(kept);
}

/** Somebody's ticks, which came with the address: nothing is ticked off before the reviewer has said so. */
function takeTicks(review: Review): void {
  const linked = seenIn(location.hash);
  if (linked.length === 0) return;
  history.replaceState(history.state, '', location.pathname);
  const own = readTicks(review) ?? [];
  const offered = idsOf(review).filter((id) => linked.includes(id) && !own.includes(id));
  if (offered.length > 0 && confirm(`Отметки из\u00a0ссылки: ${offered.length}. Принять?`))
    remember('localStorage', ticksKey(review), [...own, ...offered]);
}

/** What the parts of report and ribbon know: the review, what belongs together in it, and what this reviewer has looked at. */
interface Known {
  review: Review;
  groups: Groups;
  /** Null without scripts, and until it is read. */
  reviewed: Reviewed | null;
  /** Ticks a change as seen, or takes the tick away. */
  see: (id: string, isSeen: boolean) => void;
}

const Context = createContext<Known | null>(null);

/** @throws {Error} outside of `Reviewing` */
export function useReviewing(): Known {
  const known = useContext(Context);
  if (!known) throw new Error('A part of a review stands outside of it.');
  return known;
}

/** Gives a review to the parts inside, and keeps what is ticked in them. */
export function Reviewing({ review, children }: { review: Review; children: ReactNode }) {
  const [fresh, setFresh] = useState<readonly string[] | null>(null);
  const [ticks, setTicks] = useState<readonly string[]>([]);
  const groups = useMemo(() => groupsOf(review), [review]);
  useEffect(() => {
    // Report and pages stand in tabs of their own: what is ticked in one of them holds in all.
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

/** Folder of the preview's data, beside this script. */
const folder = import.meta.url.replace(/[^/]*$/, '');
export const reportUrl = `${folder}index.html`;

/** The review that both report and ribbon show; null where it cannot be had. */
export async function readReview(): Promise<Review | null> {
  try {
    const response = await fetch(`${folder}review.json`);
    return response.ok ? ((await response.json()) as Review) : null;
  } catch {
    return null;
  }
}
