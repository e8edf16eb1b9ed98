import { useLabels, usePage, useQuery } from '../site/hooks.ts';
import styles from './Breadcrumbs.module.css';
import { Link } from './Link.tsx';

/** The path from the home page to this one; the page itself is last, without a link. */
export function Breadcrumbs() {
  const parents = useQuery('breadcrumbs');
  const { title } = usePage();
  return (
    <nav className={styles.root} aria-label={useLabels().breadcrumbs}>
      <ol className={styles.list}>
        {parents.map((parent, place) => (
          <li key={parent.url} data-far={place < parents.length - 1 || undefined}>
            <Link href={parent.url}>{parent.title}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  );
}
