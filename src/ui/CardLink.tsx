import type { ReactNode } from 'react';
import styles from './CardLink.module.css';
import { Link, TargetIcon } from './Link.tsx';

interface CardLinkProps {
  /** Without it, the heading is only text. */
  href: string | undefined;
  /** Whether an icon after the text shows where it leads; cards with an arrow of their own need none. */
  marksTarget?: boolean | undefined;
  children: ReactNode;
}

/**
 * The link of a card, in its heading. It covers the nearest positioned ancestor, so the whole card is clickable and
 * shows the focus, while a screen reader reads one short link. The card may set `--ring-radius` and `--ring-offset`.
 */
export function CardLink({ href, marksTarget = false, children }: CardLinkProps) {
  if (href === undefined) return children;
  return (
    <Link href={href} className={styles.root}>
      {children}
      {marksTarget && (
        <>
          {'\u00a0'}
          <TargetIcon href={href} isGoing />
        </>
      )}
    </Link>
  );
}
