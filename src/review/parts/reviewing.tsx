import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { fieldsIn, recall, remember } from '../../memory.ts';
import { type Groups, groupsOf } from '../groups.ts';
import type { Review } from '../types.ts';

/** What a reviewer has looked at: kept in the browser, for each request. */
export interface Reviewed {
  /** The commit that was looked at, and its changes. */
  commit: string;
  known: readonly string[];
  /** Changes that came after the visit before; none on the first one. */
  fresh: readonly string[];
  /** Changes ticked as seen. */
  accepted: readonly string[];
}

/** What tells one request from another on a host that shows several, of several repositories. */
const keyOf = ({ subject: { repository, number, branch } }: Review) =>
  `preview-reviewed:${repository ?? ''}:${number ?? branch}`;

/** Ticks as they stand in an address, `#seen=1a2b.3c4d`: somebody shares his by a link. */
export const seenHash = ({ accepted }: Reviewed): string => `#seen=${accepted.join('.')}`;
const seenIn = (hash: string) => /(?:^#|&)seen=([\w.]*)/.exec(hash)?.[1]?.split('.') ?? [];

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** What is kept; null where there is nothing of ours. */
function readReviewed(review: Review): Reviewed | null {
  const { commit, known, fresh, accepted } = fieldsIn(recall('localStorage', keyOf(review)));
  if (typeof commit !== 'string') return null;
  return { commit, known: words(known), fresh: words(fresh), accepted: words(accepted) };
}

/** Kept in the moment in which it is known: what another tab writes meanwhile is not lost. */
function keep(review: Review, reviewed: Reviewed): Reviewed {
  remember('localStorage', keyOf(review), reviewed);
  return reviewed;
}

/** Reads what was looked at before this visit, and keeps what is to be known at the next. */
function openReviewed(review: Review): Reviewed {
  const { commit } = review.subject;
  const before = readReviewed(review);
  const known = review.changes.map(({ id }) => id);
  const ticked = new Set(before?.accepted);
  const fresh = before ? known.filter((id) => !before.known.includes(id)) : [];
  return keep(review, {
    commit,
    known,
    fresh: before?.commit === commit ? before.fresh : fresh,
    accepted: known.filter((id) => ticked.has(id)),
  });
}

/** What the parts of report and ribbon know: the review, what belongs together in it, and what this reviewer has looked at. */
interface Known {
  review: Review;
  groups: Groups;
  /** Null without scripts, and until it is read. */
  reviewed: Reviewed | null;
  /** Ticks a change as seen, or takes the tick away. */
  see: (id: string, isSeen: boolean) => void;
  /** Changes that somebody's link has ticks for and this reviewer has not: they are his as soon as he takes them. */
  offered: readonly string[];
  take: (isWanted: boolean) => void;
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
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [offered, offer] = useState<readonly string[]>([]);
  const groups = useMemo(() => groupsOf(review), [review]);
  useEffect(() => {
    const open = () => {
      const opened = openReviewed(review);
      const linked = seenIn(location.hash);
      setReviewed(opened);
      offer(opened.known.filter((id) => linked.includes(id) && !opened.accepted.includes(id)));
    };
    // Report and pages stand in tabs of their own: what is ticked in one of them holds in all.
    const follow = ({ key }: StorageEvent) => {
      const told = key === keyOf(review) ? readReviewed(review) : null;
      // A tab with an earlier commit has other changes.
      if (told?.commit === review.subject.commit) setReviewed(told);
    };
    open();
    addEventListener('storage', follow);
    // Somebody's ticks, opened where the report is open already.
    addEventListener('hashchange', open);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('hashchange', open);
    };
  }, [review]);
  function change(accept: (accepted: readonly string[]) => readonly string[]): void {
    const told = readReviewed(review);
    // A tab with another commit may have written since.
    const known = told?.commit === review.subject.commit ? told : reviewed;
    if (known) setReviewed(keep(review, { ...known, accepted: [...new Set(accept(known.accepted))] }));
  }
  /** Read again, an address with ticks would offer them anew. */
  function leaveAddress(): void {
    if (seenIn(location.hash).length > 0) history.replaceState(history.state, '', location.pathname);
  }
  function see(id: string, isSeen: boolean): void {
    if (offered.length === 0) leaveAddress();
    change((accepted) => (isSeen ? [...accepted, id] : accepted.filter((one) => one !== id)));
  }
  function take(isWanted: boolean): void {
    if (isWanted) change((accepted) => [...accepted, ...offered]);
    offer([]);
    leaveAddress();
  }
  return <Context value={{ review, groups, reviewed, see, offered, take }}>{children}</Context>;
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
