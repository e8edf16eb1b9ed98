import type { ReactNode } from 'react';
import { AndMore } from '../parts/Told.tsx';

/** What comes after these waits folded: who looks for what changed would scroll past all of it. */
const shown = 12;
const most = 200;

interface LongListProps<T> {
  items: readonly T[];
  /** A list item of it. */
  show: (item: T) => ReactNode;
}

/** A list of changes or of problems; more than a dozen fold, and more than anybody reads are counted. */
export function LongList<T>({ items, show }: LongListProps<T>) {
  const list = (some: readonly T[]) => <ul className="changes">{some.map(show)}</ul>;
  return (
    <>
      {items.length > 0 && list(items.slice(0, shown))}
      {items.length > shown && (
        <details>
          <summary>{`Ещё ${items.length - shown}`}</summary>
          {list(items.slice(shown, most))}
          <AndMore all={items.length} shown={most} />
        </details>
      )}
    </>
  );
}
