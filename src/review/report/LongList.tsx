import type { ReactNode } from 'react';

/** Number of entries to show; the rest is folded. */
const shown = 12;

interface LongListProps<T> {
  items: readonly T[];
  /** Renders an entry as a list item. */
  show: (item: T) => ReactNode;
}

/** A list of changes or problems, folded after the first dozen. */
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
