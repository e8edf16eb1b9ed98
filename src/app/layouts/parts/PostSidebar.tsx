import { useLabels, useQuery } from '../../../site/hooks.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import styles from './PostSidebar.module.css';

/** Beside a post: six service categories (they are English template pages) and tags leading to the blog (spec section 2). */
export function PostSidebar() {
  const { post: labels } = useLabels();
  const { categories, tags } = useQuery('postSidebar');
  return (
    <div className={styles.root}>
      {tags.length > 0 && (
        <section>
          <h2 className={styles.title}>{labels.tags}</h2>
          <ul className={styles.tags}>
            {tags.map((tag) => (
              <li key={tag}>
                <Link href="/blog" className={styles.tag}>
                  <Icon name="tag" />
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {categories.length > 0 && (
        <section>
          <h2 className={styles.title}>{labels.services}</h2>
          <ul className={styles.services}>
            {categories.map(({ url, title }) => (
              <li key={url}>
                <Link href={url} lang="en" hrefLang="en" className={styles.service}>
                  {title}
                  <Icon name="chevron-right" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
