import { SearchBox } from '../../../../mdx-components/_shared/SearchBox/SearchBox.tsx';
import { classNames } from '../../../class-names.ts';
import type { Pieces } from '../../../search/excerpt.ts';
import { usePostSearch } from '../../../search/ui/useAnswer.ts';
import { useLabels, usePage, useQuery } from '../../../site/hooks.ts';
import { usePart } from '../../../site/part.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CardLink } from '../../../ui/CardLink.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import pill from '../../../ui/Pill.module.css';
import styles from './PostSidebar.module.css';

/** Sidebar of a post: search, related posts, six categories of services, and tags with links to the blog. */
export function PostSidebar({ className }: { className?: string | undefined }) {
  const { post: labels } = useLabels();
  const { categories, tags } = useQuery('postSidebar');
  return (
    <div className={classNames('no-print', className)} data-search-skip="">
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
                    <Icon name="chevron-right" isGoing />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {tags.length > 0 && (
          <section>
            <h2 className={styles.title}>{labels.tags}</h2>
            <ul className={`cluster ${styles.tags}`}>
              {tags.map(({ url, title }) => (
                <li key={url}>
                  <Link href={url} className={classNames(pill.root, styles.tag)}>
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

/** Number of found posts to show, besides the page's own, and how many more at a time. */
const step = 6;

const textOf = (pieces: Pieces) => pieces.map(({ text }) => text).join('');

/** Search within posts; without a query or script, the three related posts. */
export function PostFinder() {
  const { post: labels, search } = useLabels();
  const { url } = usePage();
  const related = useQuery('relatedPosts');
  // One more, since the page's own may be among them.
  const by = usePostSearch(step, 1);
  const { typed, shown, answer, answered, failed } = by;
  const others = answer?.results.filter((post) => post.url.replace(/#.*/, '') !== url) ?? [];
  const total = answer ? answer.total - answer.results.length + others.length : 0;
  const found = answer
    ? others.slice(0, shown).map((post) => ({ ...post, title: textOf(post.title) }))
    : related;
  return (
    <div {...usePart('later')} className={styles.finder}>
      <SearchBox {...by} />
      <section ref={by.list} tabIndex={-1}>
        {(answer || found.length > 0) && (
          <h2 className={styles.heading}>{answer ? labels.found : labels.related}</h2>
        )}
        <p className={typed ? styles.status : 'visually-hidden'} role="status">
          {failed && search.failed}
          {answer && (others.length ? search.found(total, found.length) : search.nothing(answered))}
        </p>
        {found.length > 0 && (
          <ul className={styles.list}>
            {found.map((post) => (
              <li key={post.url} className={styles.post}>
                <span className={styles.name}>
                  <CardLink href={post.url}>{post.title}</CardLink>
                </span>
                <span className="fine-print">{post.category}</span>
              </li>
            ))}
          </ul>
        )}
        {total > found.length && (
          <Button variant="quiet" icon="chevron-down" onClick={by.showMore}>
            {search.more}
          </Button>
        )}
        {failed && (
          <Button variant="quiet" icon="rotate-cw" onClick={by.leaving(by.retry)}>
            {search.retry}
          </Button>
        )}
        {answer && others.length === 0 && (
          <Button variant="quiet" icon="rotate-cw" onClick={by.clear}>
            {search.clear}
          </Button>
        )}
      </section>
    </div>
  );
}
