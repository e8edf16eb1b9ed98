import { longDate } from '../../../site/dates.ts';
import { useLabels, usePage, useQuery } from '../../../site/hooks.ts';
import { Card } from '../../../ui/Card.tsx';
import { Section } from '../../../ui/Section.tsx';
import styles from './RelatedPosts.module.css';

/** Three more posts to read (spec section 9, "blog sidebar"). */
export function RelatedPosts() {
  const { post: labels } = useLabels();
  const { lang } = usePage();
  const posts = useQuery('relatedPosts');
  if (posts.length === 0) return null;
  return (
    <Section tone="tint" heading={labels.related} className={styles.root}>
      <ul className={styles.list}>
        {posts.map((post) => (
          <li key={post.url}>
            <Card heading={post.title} href={post.url} className={styles.card}>
              <p className={styles.text}>{post.description}</p>
              <p className={styles.meta}>
                {post.category} · <time dateTime={post.date}>{longDate(post.date, lang)}</time>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
