import styles from './parts.module.css';
import type { Hue } from './types.ts';

type MeterProps = { value: number; hue: Hue | undefined };

/** A share of 100 as a bar. SVG geometry instead of an inline style, so a strict CSP may refuse inline styles. */
export function Meter({ value, hue }: MeterProps) {
  return (
    <svg
      aria-hidden="true"
      className={styles.meter}
      data-hue={hue}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
    >
      <path d={`M0 3H${value}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
