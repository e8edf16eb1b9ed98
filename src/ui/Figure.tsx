import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Figure.module.css';

export interface FigureProps {
  /** The number as displayed: `5\u00a0000`, `99,9`, `24/7`. */
  value: ReactNode;
  /** A smaller raised mark: `%`, `+`, `ч`. */
  unit?: ReactNode;
  size?: 'large' | undefined;
  className?: string | undefined;
}

/** Adds a space before a unit that is a word, also for screen readers and copied text: «10 мс». */
export const apart = <Unit,>(unit: Unit) =>
  typeof unit === 'string' && /^\p{Ll}/u.test(unit) ? ` ${unit}` : unit;

/** One big number, its unit as a smaller raised mark; a unit that does not fit beside it is below. */
export function Figure({ value, unit, size, className }: FigureProps) {
  return (
    <span className={classNames(styles.root, className)} data-size={size}>
      {value}
      {unit && <span className={styles.unit}>{apart(unit)}</span>}
    </span>
  );
}
