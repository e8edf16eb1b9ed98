import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { ChoiceLink } from '../../src/content/queries/blog.ts';
import type { PostCard, PostLine } from '../../src/content/types/post/card.ts';
import { MarkedText } from '../../src/search/ui/MarkedText.tsx';
import { questionOf, siteIndex, useAnswer } from '../../src/search/ui/useAnswer.ts';
import { useLabels, usePage, useQuery } from '../../src/site/hooks.ts';
import { longDate } from '../../src/site/numbers-and-dates.ts';
import { Button } from '../../src/ui/Button.tsx';
import { CardLink } from '../../src/ui/CardLink.tsx';
import { Link } from '../../src/ui/Link.tsx';
import { Section } from '../../src/ui/Section.tsx';
import type { Audience } from '../../src/vocabulary.ts';
import { SceneCard } from '../_shared/SceneCard/SceneCard.tsx';
import { SearchBox } from '../_shared/SearchBox/SearchBox.tsx';
import styles from './PostSearchList.module.css';

/** Rubrics that follow each other have pictures on different grounds. */
const tints: Audience[] = ['tutors', 'students', 'parents'];

/**
 * The blog, or one of its views: posts by rubric, with rubrics, tags and further pages as addresses of their own
 * (src/content/queries/blog.ts). Only what is searched is asked of the site's index.
 */
export function PostSearchList() {
  const { groups, page, pages, first, all, rubrics, tags, others } = useQuery('blogPosts');
  const { url, lang } = usePage();
  const labels = useLabels().search;
  const [query, setQuery] = useState('');
  const [attempt, setAttempt] = useState(0);
  const typed = questionOf(query);
  const ask = useCallback(async () => (await siteIndex()).searchPosts(typed, lang), [typed, lang]);
  const { answer, answered, failed } = useAnswer(typed, ask, attempt);
  const isFront = url === all;
  // A rubric or tag that is open already, where something was searched in it.
  const showAll = () => setQuery('');
  // Buttons that go with what they change leave the focus to what comes.
  const list = useRef<HTMLDivElement>(null);
  const leaving = (act: () => void) => () => {
    list.current?.focus();
    act();
  };

  return (
    <Section>
      <div className={styles.grid}>
        <div className={styles.choose}>
          <Choices
            label={labels.rubrics}
            choices={[{ url: all, title: labels.all }, ...rubrics]}
            first={first}
            onHere={showAll}
          />
          <SearchBox query={query} onQuery={setQuery} />
        </div>
        <div ref={list} tabIndex={-1} className={styles.posts}>
          <p className={typed ? styles.found : 'visually-hidden'} role="status">
            {answer && (answer.total ? labels.found(answer.total) : labels.nothing(answered))}
          </p>
          {failed && (
            <p role="alert">
              {labels.failed}{' '}
              <Button variant="quiet" icon="rotate-cw" onClick={leaving(() => setAttempt(attempt + 1))}>
                {labels.retry}
              </Button>
            </p>
          )}
          {answer?.total === 0 && (
            <p className={styles.ways}>
              <Button variant="quiet" icon="rotate-cw" onClick={leaving(() => setQuery(''))}>
                {labels.clear}
              </Button>
              <Button variant="quiet" href="/contact">
                {labels.ask}
              </Button>
            </p>
          )}
          {answer ? (
            <ul className={styles.list}>
              {answer.results.map((post) => (
                <Row
                  key={post.url}
                  url={post.url}
                  meta={post.category}
                  title={<MarkedText pieces={post.title} />}
                >
                  <MarkedText pieces={post.excerpt} />
                </Row>
              ))}
            </ul>
          ) : (
            <>
              <div className={isFront ? styles.front : undefined}>
                {groups.map(({ title, posts }, place) => (
                  <Group
                    key={title}
                    title={title}
                    posts={posts}
                    tint={isFront ? tints[place % tints.length] : undefined}
                    // Two posts stand side by side as equals.
                    leads={title === null ? posts.length !== 2 : isFront && place === 0}
                  />
                ))}
              </div>
              {pages > 1 && <Pages first={first} page={page} pages={pages} />}
              {others.length > 0 && <Others posts={others} />}
            </>
          )}
        </div>
        {tags.length > 0 && (
          <Choices label={labels.tags} choices={tags} first={first} onHere={showAll} areTags />
        )}
      </div>
    </Section>
  );
}

interface ChoicesProps {
  label: string;
  choices: readonly (Omit<ChoiceLink, 'count'> & { count?: number })[];
  /** Address of what is shown. */
  first: string;
  /** Called when what is shown is chosen again. */
  onHere: () => void;
  /** Tags stand behind rubrics: they are set lighter. */
  areTags?: boolean;
}

/** Rubrics or tags, each with the number of its posts. */
function Choices({ label, choices, first, onHere, areTags }: ChoicesProps) {
  const { posts } = useLabels().search;
  return (
    <nav aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <ul className={areTags ? styles.tags : styles.rubrics}>
        {choices.map(({ url, title, count }) => (
          <li key={url}>
            <Link
              href={url}
              aria-current={url === first ? 'true' : undefined}
              className={areTags ? styles.tag : styles.rubric}
              onClick={url === first ? onHere : undefined}
            >
              {title}
              {count !== undefined && (
                <span className={styles.count}>
                  <span aria-hidden="true">{count}</span>
                  <span className="visually-hidden">, {posts(count)}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface GroupProps {
  title: string | null;
  posts: readonly PostCard[];
  /** The newest of the rubric is shown with its picture, on this ground. */
  tint: Audience | undefined;
  /** Its newest post leads the page. */
  leads?: boolean | undefined;
}

/** How many posts of a rubric or a tag are shown with their pictures. */
const pictured = 3;

/** Posts of a rubric, or, without a title, those that a choice leaves. */
function Group({ title, posts, tint, leads }: GroupProps) {
  const { lang } = usePage();
  const labels = useLabels().search;
  const isPictured = (at: number) => (title === null ? at < pictured : at === 0 && tint !== undefined);
  const rows = posts.map((post, at) => (
    <Row
      key={post.url}
      url={post.url}
      meta={
        <>
          {title === null && <span>{post.category}</span>}
          <time dateTime={post.date}>{longDate(post.date, lang)}</time>
        </>
      }
      title={post.title}
      {...(isPictured(at) && { cover: post, tint: tint ?? tints[at % tints.length] })}
      leads={leads && at === 0}
    >
      {post.description}
    </Row>
  ));
  return (
    <section className={styles.group} aria-label={title ?? labels.list}>
      <h2 className={title === null ? 'visually-hidden' : styles.heading}>{title ?? labels.list}</h2>
      <ul className={title === null ? styles.chosen : styles.list}>{rows}</ul>
    </section>
  );
}

/** Under the posts of a rubric or a tag: what else there is to read. */
function Others({ posts }: { posts: readonly PostLine[] }) {
  const { others } = useLabels().search;
  return (
    <nav className={styles.others} aria-label={others}>
      <h2 className={styles.heading}>{others}</h2>
      <ul className={styles.lines}>
        {posts.map(({ url, title, category }) => (
          <li key={url} className={styles.line}>
            <p className={styles.meta}>
              <span>{category}</span>
            </p>
            <p className={styles.name}>
              <CardLink href={url}>{title}</CardLink>
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The way to further pages: it does not grow with them. */
function Pages({ first, page, pages }: { first: string; page: number; pages: number }) {
  const labels = useLabels().search;
  const addressOf = (number: number) => (number === 1 ? first : `${first}/page/${number}`);
  return (
    <nav className={styles.pages} aria-label={labels.pages}>
      {page > 1 && (
        <Button variant="secondary" href={addressOf(page - 1)}>
          {labels.newer}
        </Button>
      )}
      <span>{labels.pageOf(page, pages)}</span>
      {page < pages && (
        <Button variant="secondary" href={addressOf(page + 1)} icon="arrow-right">
          {labels.older}
        </Button>
      )}
    </nav>
  );
}

interface RowProps {
  url: string;
  meta: ReactNode;
  title: ReactNode;
  /** The post, where it is shown with its picture on this ground. */
  cover?: PostCard | undefined;
  tint?: Audience | undefined;
  /** The largest of the page, its words beside its picture. */
  leads?: boolean | undefined;
  children: ReactNode;
}

function Row({ url, meta, title, cover, tint, leads, children }: RowProps) {
  return (
    <li className={styles.post} data-look={cover ? (leads ? 'lead' : 'card') : 'row'}>
      {cover && (
        <SceneCard scene={cover.scene} own={cover.picture} audience={tint} className={styles.picture} />
      )}
      <div className={styles.words}>
        <p className={styles.meta}>{meta}</p>
        <div>
          <h3 className={styles.title}>
            <CardLink href={url}>{title}</CardLink>
          </h3>
          <p className={styles.text}>{children}</p>
        </div>
      </div>
    </li>
  );
}
