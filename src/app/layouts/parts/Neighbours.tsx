import { useQuery } from '../../../site/hooks.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import styles from './Neighbours.module.css';

interface NeighboursProps {
  /** Label of the navigation, and labels above the titles. */
  labels: Record<'neighbours' | 'previous' | 'next', string>;
}

/** Links to the previous and the next entry. */
export function Neighbours({ labels }: NeighboursProps) {
  const found = useQuery('neighbours');
  if (!found.previous && !found.next) return null;
  return (
    <nav className={styles.root} aria-label={labels.neighbours} data-section="">
      <div className={`container ${styles.row}`}>
        {found.previous && (
          <Link href={found.previous.url} rel="prev" className={styles.link} data-side="previous">
            <Icon name="arrow-left" size={24} className={styles.arrow} />
            <span className={styles.hint}>{labels.previous}</span>
            <span className={styles.title}>{found.previous.title}</span>
          </Link>
        )}
        {found.next && (
          <Link href={found.next.url} rel="next" className={styles.link} data-side="next">
            <Icon name="arrow-right" size={24} className={styles.arrow} />
            <span className={styles.hint}>{labels.next}</span>
            <span className={styles.title}>{found.next.title}</span>
          </Link>
        )}
      </div>
    </nav>
  );
}
