import type { ReactNode } from 'react';
import { useLabels } from '../site/hooks.ts';
import { Icon } from './Icon.tsx';
import styles from './More.module.css';

/** The rest of a long list, folded: native `<details>`, so that it opens without script and find-in-page reaches into it. */
export function More({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details suppressHydrationWarning>
      <summary className={styles.summary}>
        {useLabels().more(count)}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
