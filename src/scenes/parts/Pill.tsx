import type { ReactNode } from 'react';
import styles from './parts.module.css';
import type { Hue } from './types.ts';

type PillProps = { children: ReactNode; hue: Hue; dot?: boolean | undefined };

/** A short state in a tinted capsule; `dot` adds a coloured point before it. */
export function Pill({ children, hue, dot }: PillProps) {
  return (
    <span className={styles.pill} data-hue={hue} data-dot={dot || undefined}>
      {children}
    </span>
  );
}
