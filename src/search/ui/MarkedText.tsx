import { Fragment } from 'react';
import type { Pieces } from '../excerpt.ts';
import styles from './MarkedText.module.css';

/** A text with matches marked. */
export function MarkedText({ pieces }: { pieces: Pieces }) {
  // Indexes as keys: pieces are only identified by their order, and a result never changes.
  return pieces.map(({ text, marked }, at) => {
    const key = `${at}${text}`;
    return marked ? (
      <mark key={key} className={styles.found}>
        {text}
      </mark>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    );
  });
}
