import sprite from 'virtual:icons';
import type { ReactNode } from 'react';
import styles from './Wordmark.module.css';

/** Number of marks in marks.svg. */
const marks = 8;

/**
 * A fictional client's logo: a mark and one of four ways to set the name. Both follow from the index of the name in its
 * list; names of other lists pass a `mark`.
 */
export function Wordmark({
  name,
  place,
  mark = <use href={`${sprite}#mark-${place % marks}`} />,
}: {
  name: string;
  place: number;
  mark?: ReactNode;
}) {
  return (
    <span className={styles.root} data-set={place % 4}>
      <svg viewBox="0 0 32 32" width="30" height="30" fill="currentColor" aria-hidden="true">
        {mark}
      </svg>
      <span className={styles.name} translate="no">
        {name}
      </span>
    </span>
  );
}
