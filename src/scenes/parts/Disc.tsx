import styles from './parts.module.css';
import type { Hue } from './types.ts';

type DiscProps = { initials: string; hue?: Hue | undefined; className?: string | undefined };

/** A person: initials on a coloured disc. */
export function Disc({ initials, hue = 'tutors', className = '' }: DiscProps) {
  return (
    <span className={`${styles.disc} ${className}`} data-hue={hue}>
      {initials}
    </span>
  );
}
