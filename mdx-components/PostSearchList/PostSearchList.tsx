import { useState } from 'react';
import type { PostCard } from '../../src/content/types/post/card.ts';
import { longDate } from '../../src/site/dates.ts';
import { useLabels, usePage, useQuery } from '../../src/site/hooks.ts';
import { Button } from '../../src/ui/Button.tsx';
import { CardLink } from '../../src/ui/CardLink.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { SearchBox } from '../_shared/SearchBox/SearchBox.tsx';
import styles from './PostSearchList.module.css';
import { matches } from './search.ts';

/** More would make the page heavy; older posts are reached from their neighbours. */
const count = 30;

const textOf = ({ title, description, category, author }: PostCard) =>
  `${title} ${description} ${category} ${author ?? ''}`;

/** The newest posts with a search that filters as one types (issue 3, item 7); without script simply the list. */
export function PostSearchList() {
  const posts = useQuery('latestPosts', { count });
  const labels = useLabels().search;
  const [query, setQuery] = useState('');
  const found = posts.filter((post) => matches(textOf(post), query));
  return (
    <Section>
      <SearchBox query={query} onQuery={setQuery} className={styles.search} />
      <p className={query ? styles.found : 'visually-hidden'} role="status">
        {query && (found.length ? labels.found(found.length) : labels.nothing(query))}
      </p>
      {found.length === 0 && (
        <Button variant="quiet" icon="rotate-cw" onClick={() => setQuery('')}>
          {labels.clear}
        </Button>
      )}
      <ul className={styles.list}>
        {found.map((post) => (
          <Post key={post.url} post={post} />
        ))}
      </ul>
    </Section>
  );
}

function Post({ post }: { post: PostCard }) {
  const { lang } = usePage();
  return (
    <li className={styles.post}>
      <p className={styles.meta}>
        <span>{post.category}</span>
        <time dateTime={post.date}>{longDate(post.date, lang)}</time>
      </p>
      <div>
        <h2 className={styles.title}>
          <CardLink href={post.url}>{post.title}</CardLink>
        </h2>
        <p className={styles.text}>{post.description}</p>
      </div>
    </li>
  );
}
