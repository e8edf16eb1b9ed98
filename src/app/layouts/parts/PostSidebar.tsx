import { useLabels, useQuery } from '../../../site/hooks.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PostFinder } from './PostFinder.tsx';
import styles from './PostSidebar.module.css';

/** Beside a post: search, related posts, six categories of services, and popular tags that lead to their posts in the blog. */
export function PostSidebar({ className }: { className?: string | undefined }) {
  const { post: labels } = useLabels();
  const { categories, tags } = useQuery('postSidebar');
  return (
    <div className={className} data-no-print="" data-search-skip="">
      <div className={styles.root}>
        <PostFinder />
        {categories.length > 0 && (
          <section>
            <h2 className={styles.title}>{labels.services}</h2>
            <ul className={styles.services}>
              {categories.map(({ url, title }) => (
                <li key={url}>
                  <Link href={url} className={styles.service}>
                    {title}
                    <Icon name="chevron-right" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {tags.length > 0 && (
          <section>
            <h2 className={styles.title}>{labels.tags}</h2>
            <ul className={styles.tags}>
              {tags.map(({ url, title }) => (
                <li key={url}>
                  <Link href={url} className={styles.tag}>
                    <Icon name="tag" />
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
