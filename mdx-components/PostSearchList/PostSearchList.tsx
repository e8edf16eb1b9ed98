import { useEffect, useId, useState } from 'react';
import type { PostCard } from '../../src/content/cards.ts';
import { useLabels, usePage, useQuery } from '../../src/site/hooks.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { Link } from '../../src/ui/Link.tsx';
import { Section } from '../../src/ui/Section.tsx';
import styles from './PostSearchList.module.css';

/** More would make the page heavy; older posts are reached from their neighbours. */
const count = 30;

/** Case, «ё» and spaces aside. */
const plain = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();

/** True when every word of the query stands somewhere in the post's card. */
export const matches = (post: PostCard, query: string) => {
  const text = plain(`${post.title} ${post.description} ${post.category} ${post.author ?? ''}`);
  return plain(query)
    .split(' ')
    .every((word) => text.includes(word));
};

/** The newest posts with a search that filters as one types (issue 3, item 7); without script simply the list. */
export function PostSearchList() {
  const posts = useQuery('latestPosts', { count });
  const labels = useLabels().search;
  const [query, setQuery] = useState('');
  const [ready, setReady] = useState(false);
  const id = useId();
  useEffect(() => setReady(true), []);
  const found = posts.filter((post) => matches(post, query));
  return (
    <Section>
      <search className={styles.search}>
        <label className={styles.label} htmlFor={id}>
          {labels.label}
        </label>
        <span className={styles.box}>
          <Icon name="search" className={styles.glass} />
          <input
            id={id}
            className={styles.input}
            type="search"
            placeholder={labels.placeholder}
            autoComplete="off"
            disabled={!ready}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </span>
      </search>
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
  const date = new Date(`${post.date}T00:00:00Z`).toLocaleDateString(lang, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <li className={styles.post}>
      <p className={styles.meta}>
        <span>{post.category}</span>
        <time dateTime={post.date}>{date.replace(/\s*г\.$/, '').replaceAll(' ', '\u00a0')}</time>
      </p>
      <div>
        <h2 className={styles.title}>
          <Link href={post.url} className={styles.link}>
            {post.title}
          </Link>
        </h2>
        <p className={styles.text}>{post.description}</p>
      </div>
    </li>
  );
}
