import { classNames } from '../class-names.ts';
import styles from './Logo.module.css';

interface LogoProps {
  /** From the settings. */
  brand: string | undefined;
  className?: string | undefined;
}

/** The mark (an open notebook in a khatam star, the same drawing as public/favicon.svg) and the brand. */
export function Logo({ brand, className }: LogoProps) {
  return (
    <span className={classNames(styles.root, className)}>
      <svg
        className={styles.mark}
        width="30"
        height="30"
        viewBox="0 0 40 40"
        fill="currentColor"
        aria-hidden="true"
      >
        <rect x="6.5" y="6.5" width="27" height="27" rx="3.5" />
        <rect x="6.5" y="6.5" width="27" height="27" rx="3.5" transform="rotate(45 20 20)" />
        <path
          className={styles.book}
          d="M12.2 13.6c3.2-.9 5.6-.4 7.2 1v12.6c-1.9-1.5-4.2-2-7.2-1.2zM27.8 13.6c-3.2-.9-5.6-.4-7.2 1v12.6c1.9-1.5 4.2-2 7.2-1.2z"
        />
      </svg>
      {brand}
    </span>
  );
}
