import type { ReactNode } from 'react';
import styles from './PlaceButton.module.css';

export interface PlaceButtonProps {
  /** What it opens: `pages/x.mdx:12:3`. */
  at: string;
  /** Beside a title that leads elsewhere it stays in the background. */
  quiet?: boolean;
  children: ReactNode;
}

/** Opens a place in a file, without Alt (open-source.ts listens). */
export const PlaceButton = ({ at, quiet, children }: PlaceButtonProps) => (
  <button type="button" className={styles.root} data-quiet={quiet} data-open="" data-app-source={at}>
    {children}
  </button>
);
