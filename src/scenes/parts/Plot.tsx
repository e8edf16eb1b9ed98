import type { ReactNode } from 'react';
import styles from './Plot.module.css';

/** A chart: the drawing is stretched to its row, its lines keep their width. */
export function Plot({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <svg aria-hidden="true" className={styles.root} viewBox={viewBox} preserveAspectRatio="none">
      {children}
    </svg>
  );
}
