import type { ReactNode } from 'react';
import styles from './CardLink.module.css';
import { Link } from './Link.tsx';

/**
 * The link of a card, in its heading. It covers the nearest positioned ancestor, so the whole card is clickable and
 * shows the focus, while a screen reader reads one short link. The card may set `--ring-radius` and `--ring-offset`.
 */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.root}>
      {children}
    </Link>
  );
}
