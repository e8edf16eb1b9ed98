import type { ReactNode } from 'react';
import type { Audience } from '../vocabulary.ts';
import styles from './Chip.module.css';
import { classNames } from './classNames.ts';

export interface ChipProps {
  children: ReactNode;
  /** Whose colour the chip takes; neutral without it. */
  audience?: Audience | undefined;
  className?: string | undefined;
}

/** A short tag: for whom, which category. */
export function Chip({ children, audience, className }: ChipProps) {
  return (
    <span className={classNames(styles.root, className)} data-audience={audience}>
      {children}
    </span>
  );
}
