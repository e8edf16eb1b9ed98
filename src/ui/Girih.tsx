import { useId } from 'react';
import { classNames } from './classNames.ts';
import styles from './Girih.module.css';

/** One repeat of the lattice, 160 x 160: an eight-pointed star and the lines that tie it to its neighbours. */
const lattice =
  'M80 18 98.2 36.1 123.8 36.2 123.9 61.8 142 80 123.9 98.2 123.8 123.8 98.2 123.9 80 142 61.8 123.9 36.2 123.8 ' +
  '36.1 98.2 18 80 36.1 61.8 36.2 36.2 61.8 36.1ZM0 0 36.2 36.2M160 0 123.8 36.2M0 160 36.2 123.8M160 160 123.8 123.8' +
  'M80 0V18M80 142V160M0 80H18M142 80H160M61.8 36.1 80 54.3 98.2 36.1M123.9 61.8 105.7 80 123.9 98.2M98.2 123.9 80 ' +
  '105.7 61.8 123.9M36.1 98.2 54.3 80 36.1 61.8M80 54.3 105.7 80 80 105.7 54.3 80Z';

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
