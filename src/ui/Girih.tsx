import { useId } from 'react';
import { classNames } from '../class-names.ts';
import type { Audience } from '../vocabulary.ts';
import styles from './Girih.module.css';
import { patterns } from './lattice.ts';

interface GirihProps {
  /** Audience whose pattern is shown. */
  audience?: Audience | undefined;
  className?: string | undefined;
}

/**
 * The faint girih lattice behind a hero or a dark band, in the colour of the surrounding audience. Absolutely
 * positioned in a parent that is `position: relative` and isolated; `className` sets inset and `opacity`.
 */
export function Girih({ audience = 'all', className }: GirihProps) {
  const { width, height, path } = patterns[audience];
  const id = useId();
  return (
    <div className={classNames(styles.root, className)} aria-hidden="true">
      <svg width="100%" height="100%" aria-hidden="true">
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          <path d={path} fill="none" stroke="currentColor" strokeWidth="1.1" />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}
