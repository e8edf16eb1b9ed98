import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Answer } from '../../src/search/engine.ts';
import { MarkedText } from '../../src/search/ui/MarkedText.tsx';
import { siteIndex, useAnswer } from '../../src/search/ui/useAnswer.ts';
import { longDate } from '../../src/site/dates.ts';
import { useLabels, usePage, useQuery } from '../../src/site/hooks.ts';
import { Button } from '../../src/ui/Button.tsx';
import { CardLink } from '../../src/ui/CardLink.tsx';
import { Link } from '../../src/ui/Link.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { SearchBox } from '../_shared/SearchBox/SearchBox.tsx';
import styles from './PostSearchList.module.css';

/** What the address asks for: `?tag=журнал`, `?page=2`. */
function askedFor(address: string) {
  const asked = new URL(address).searchParams;
  return { tag: asked.get('tag') ?? '', page: Math.max(1, Number(asked.get('page')) || 1) };
}

/**
 * The blog: its posts by rubric, as served and without script; what is searched, tagged or stands on a further page is
 * asked of the site's index.
 */
export function PostSearchList() {
  const { rubrics, onPage, total, tags } = useQuery('blogPosts');
  const { url, lang } = usePage();
  const labels = useLabels().search;
  const [query, setQuery] = useState('');
  const [{ tag, page }, setAsked] = useState({ tag: '', page: 1 });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => setAsked(askedFor(location.href)), []);

  const typed = query.trim();
  const ask = useCallback(async (): Promise<Answer> => {
    const { searchPosts, postsWithTag, listPosts } = await siteIndex();
    if (typed) return searchPosts(typed, lang);
    return tag ? postsWithTag(tag) : listPosts(lang, (page - 1) * onPage, onPage);
  }, [typed, tag, page, lang, onPage]);
  const question = typed || tag || (page > 1 ? `${page}` : '');
  const { answer, failed } = useAnswer(question, ask, attempt);

  /** Links that stay on this page: React is here, so nothing has to be loaded. */
  const go = (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget as HTMLAnchorElement;
    history.replaceState(history.state, '', href);
    setQuery('');
    setAsked(askedFor(href));
  };
  const pages = Math.ceil(total / onPage);

  return (
    <Section>
      <SearchBox query={query} onQuery={setQuery} className={styles.search} />
      {tags.length > 0 && (
        <nav aria-label={labels.tags}>
          <ul className={styles.tags}>
            <li>
              <Link
                href={url}
                onClick={go}
                aria-current={question ? undefined : 'true'}
                className={styles.tag}
              >
                {labels.all}
              </Link>
            </li>
            {tags.map((name) => (
              <li key={name}>
                <Link
                  href={`${url}?tag=${encodeURIComponent(name)}`}
                  onClick={go}
                  aria-current={!typed && name === tag ? 'true' : undefined}
                  className={styles.tag}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className={typed || tag ? styles.found : 'visually-hidden'} role="status">
        {(typed || tag) && answer && (answer.total ? labels.found(answer.total) : labels.nothing(question))}
      </p>
      {failed && (
        <p role="alert">
          {labels.failed}{' '}
          <Button variant="quiet" icon="rotate-cw" onClick={() => setAttempt(attempt + 1)}>
            {labels.retry}
          </Button>
        </p>
      )}
      {answer?.total === 0 && (
        <p className={styles.ways}>
          <Button variant="quiet" href={url} icon="rotate-cw" onClick={go}>
            {labels.clear}
          </Button>
          <Button variant="quiet" href="/contact">
            {labels.ask}
          </Button>
        </p>
      )}
      {question && answer ? (
        <ul className={styles.list}>
          {answer.results.map((post) => (
            <Post
              key={post.url}
              url={post.url}
              meta={post.category}
              title={<MarkedText pieces={post.title} />}
            >
              <MarkedText pieces={post.excerpt} />
            </Post>
          ))}
        </ul>
      ) : (
        rubrics.map(({ title, posts }) => (
          <section key={title} className={styles.rubric} aria-label={title}>
            <h2 className={styles.heading}>{title}</h2>
            <ul className={styles.list}>
              {posts.map((post) => (
                <Post
                  key={post.url}
                  url={post.url}
                  meta={<time dateTime={post.date}>{longDate(post.date, lang)}</time>}
                  title={post.title}
                >
                  {post.description}
                </Post>
              ))}
            </ul>
          </section>
        ))
      )}
      {pages > 1 && !typed && !tag && (
        <nav className={styles.pages} aria-label={labels.pages}>
          {Array.from({ length: pages }, (_, at) => at + 1).map((number) => (
            <Link
              key={number}
              href={number === 1 ? url : `${url}?page=${number}`}
              onClick={go}
              aria-current={number === page ? 'page' : undefined}
              className={styles.tag}
            >
              {number}
            </Link>
          ))}
        </nav>
      )}
    </Section>
  );
}

interface PostProps {
  url: string;
  meta: ReactNode;
  title: ReactNode;
  children: ReactNode;
}

function Post({ url, meta, title, children }: PostProps) {
  return (
    <li className={styles.post}>
      <p className={styles.meta}>{meta}</p>
      <div>
        <h3 className={styles.title}>
          <CardLink href={url}>{title}</CardLink>
        </h3>
        <p className={styles.text}>{children}</p>
      </div>
    </li>
  );
}
