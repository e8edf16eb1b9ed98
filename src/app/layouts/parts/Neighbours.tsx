import { useQuery } from '../../../site/hooks.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import styles from './Neighbours.module.css';

interface NeighboursProps {
  /** Label of the navigation, and labels above the titles. */
  labels: Record<'neighbours' | 'previous' | 'next', string>;
}

const sides = [
  { side: 'previous', rel: 'prev', icon: 'arrow-left' },
  { side: 'next', rel: 'next', icon: 'arrow-right' },
] as const;

/** Links to the previous and the next entry; the first and the last entry link to their list instead. */
export function Neighbours({ labels }: NeighboursProps) {
  const found = useQuery('neighbours');
  const [, list] = useQuery('breadcrumbs');
  if (!found.previous && !found.next) return null;
  return (
    <nav className={styles.root} aria-label={labels.neighbours} data-section="">
      <div className={`container ${styles.row}`}>
        {sides.map(({ side, rel, icon }) => {
          const page = found[side] ?? list;
          if (!page) return null;
          const isNeighbour = page !== list;
          return (
            <Link
              key={side}
              href={page.url}
              rel={isNeighbour ? rel : undefined}
              className={styles.link}
              data-side={side}
            >
              <Icon name={icon} size={24} className={styles.arrow} />
              {isNeighbour && <span className="fine-print">{labels[side]}</span>}
              <span className={styles.title}>{page.title}</span>
            </Link>
          );
        })}
      </div>
    </nav>
  );
}
