import { useState } from 'react';
import { SearchBox } from '../../../../mdx-components/_shared/SearchBox/SearchBox.tsx';
import { matches } from '../../../../mdx-components/PostSearchList/search.ts';
import { useLabels, useQuery } from '../../../site/hooks.ts';
import { usePart } from '../../../site/takeover.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import styles from './PostFinder.module.css';

/** How many of the found posts stand beside the text; their number is told whole. */
const shown = 6;

/** Search over the newest posts; with nothing asked, and without script, the three related ones (spec section 9). */
export function PostFinder() {
  const { post: labels, search } = useLabels();
  const related = useQuery('relatedPosts');
  const index = useQuery('postIndex');
  const [query, setQuery] = useState('');
  const asked = query.trim() !== '';
  const found = asked
    ? index.filter(({ title, category }) => matches(`${title} ${category}`, query))
    : related;
  const listed = asked ? found.slice(0, shown) : found;
  return (
    <div {...usePart(true)} className={styles.root}>
      <SearchBox query={query} onQuery={setQuery} />
      <section>
        <h2 className={styles.title}>{asked ? labels.found : labels.related}</h2>
        <p className={asked ? styles.status : 'visually-hidden'} role="status">
          {asked &&
            (found.length ? labels.results(found.length, listed.length) : search.nothing(query.trim()))}
        </p>
        {listed.length > 0 ? (
          <ul className={styles.list}>
            {listed.map(({ url, title, category }) => (
              <li key={url} className={styles.post}>
                <Link href={url} className={styles.link}>
                  {title}
                </Link>
                <span className={styles.category}>{category}</span>
              </li>
            ))}
          </ul>
        ) : (
          asked && (
            <Button variant="quiet" icon="rotate-cw" onClick={() => setQuery('')}>
              {search.clear}
            </Button>
          )
        )}
      </section>
    </div>
  );
}
