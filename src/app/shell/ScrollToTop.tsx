import type { MouseEvent } from 'react';
import { shell } from '../../site/labels.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './ScrollToTop.module.css';

function toTop(event: MouseEvent) {
  event.preventDefault();
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  document.getElementById('top')?.focus({ preventScroll: true });
}

/**
 * The way back up. It belongs to the footer and waits there; where the margin has room for it, it lies on a track over
 * the whole page that begins below the first screen and sticks to the window's corner from there on, by layout alone.
 */
export function ScrollToTop() {
  return (
    <div className={styles.track}>
      <Link className={styles.root} href="#top" onClick={toTop}>
        <Icon name="arrow-up" size={24} />
        <span className="visually-hidden">{shell.scrollToTop}</span>
      </Link>
    </div>
  );
}
