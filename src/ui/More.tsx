import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useLabels } from '../site/hooks.ts';
import { Icon } from './Icon.tsx';
import styles from './More.module.css';
import pill from './Pill.module.css';

interface MoreProps<Item> {
  items: readonly Item[];
  /** Number of items to show. */
  unfolded: number;
  /** Lists some of the items; `from` is the index of the first. */
  children: (items: readonly Item[], from: number) => ReactNode;
}

/**
 * A list whose rest is folded if it is long: native `<details>`, so that it opens without script and find-in-page reaches
 * into it. A single item is not folded, since the fold would take its place.
 */
export function More<Item>({ items, unfolded, children }: MoreProps<Item>) {
  const { more } = useLabels();
  const count = items.length - unfolded;
  if (count < 2) return children(items, 0);
  return (
    <>
      {children(items.slice(0, unfolded), 0)}
      <details suppressHydrationWarning>
        <summary className={classNames(pill.root, styles.summary)}>
          {more(count)}
          <Icon name="chevron-down" />
        </summary>
        {children(items.slice(unfolded), unfolded)}
      </details>
    </>
  );
}
