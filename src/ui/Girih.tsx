import { useId } from 'react';
import { classNames } from './classNames.ts';
import styles from './Girih.module.css';
import { lattice } from './lattice.ts';

/**
 * The faint girih lattice behind a hero or a dark band. Absolutely placed: the parent is `position: relative` and
 * its class sets the inset; colour by `color`, strength by `opacity`.
 */
export function Girih({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <div className={classNames(styles.root, className)} aria-hidden="true">
      <svg width="100%" height="100%" fill="none" stroke="currentColor" strokeWidth="1.1" aria-hidden="true">
        <defs>
          <pattern id={id} width="160" height="160" patternUnits="userSpaceOnUse">
            <path d={lattice} />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
      </svg>
    </div>
  );
}
