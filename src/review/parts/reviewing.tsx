import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Review } from '../types.ts';
import { accept, openReviewed, type Reviewed, seenIn } from './reviewed.ts';

/** What the parts of report and ribbon know: the review, and what this reviewer has looked at. */
interface Known {
  review: Review;
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
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  useEffect(() => {
    const ids = review.changes.map(({ id }) => id);
    setReviewed(openReviewed(review.subject, ids, seenIn(location.hash)));
  }, [review]);
  const see = (id: string, isSeen: boolean) =>
    setReviewed((known) => known && accept(review.subject, known, id, isSeen));
  return <Context value={{ review, reviewed, see }}>{children}</Context>;
}

/** The tick at a change; without scripts there is none. */
export function Seen({ id }: { id: string }) {
  const { reviewed, see } = useReviewing();
  if (!reviewed) return null;
  return (
    <label className="seen">
      <input
        type="checkbox"
        checked={reviewed.accepted.has(id)}
        onChange={({ target }) => see(id, target.checked)}
      />
      Просмотрено
    </label>
  );
}
