import type { ReactNode } from 'react';

/** What comes after these waits folded: who looks for what changed would scroll past all of it. */
const shown = 12;

interface LongListProps<T> {
  items: readonly T[];
  /** A list item of it. */
  show: (item: T) => ReactNode;
}

/** A list of changes or of problems; more than a dozen fold. */
export function LongList<T>({ items, show }: LongListProps<T>) {
  const list = (some: readonly T[]) => <ul className="changes">{some.map(show)}</ul>;
  return (
    <>
      {items.length > 0 && list(items.slice(0, shown))}
      {items.length > shown && (
        <details>
          <summary>{`Ещё ${items.length - shown}`}</summary>
          {list(items.slice(shown))}
        </details>
      )}
    </>
  );
}
