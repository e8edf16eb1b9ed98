import type { ReactNode } from 'react';
import { classNames } from '../../src/class-names.ts';
import type { ChoiceLink } from '../../src/content/queries/blog.ts';
import type { PostCard, PostLine } from '../../src/content/types/post/card.ts';
import { MarkedText } from '../../src/search/ui/MarkedText.tsx';
import { usePostSearch } from '../../src/search/ui/useAnswer.ts';
import { useLabels, usePage, useQuery } from '../../src/site/hooks.ts';
import { longDate } from '../../src/site/numbers-and-dates.ts';
import { Button } from '../../src/ui/Button.tsx';
import { CardLink } from '../../src/ui/CardLink.tsx';
import control from '../../src/ui/Control.module.css';
import { Link } from '../../src/ui/Link.tsx';
import { More } from '../../src/ui/More.tsx';
import pill from '../../src/ui/Pill.module.css';
import { Section } from '../../src/ui/Section.tsx';
import { rubricColours } from '../../src/vocabulary.ts';
import about from '../_shared/about.module.css';
import { SceneCard } from '../_shared/SceneCard/SceneCard.tsx';
import { SearchBox } from '../_shared/SearchBox/SearchBox.tsx';
import styles from './PostSearchList.module.css';

/** Number of found posts to show, as many as a page of the list has, and how many more at a time. */
const step = 24;

/**
 * The blog or one of its views: posts by rubric; rubrics, tags and further pages have their own addresses
 * (src/content/queries/blog.ts). Only a search uses the site's index.
 */
export function PostSearchList() {
  const { groups, page, pages, first, all, rubrics, tags, others } = useQuery('blogPosts');
  const labels = useLabels().search;
  const search = usePostSearch<HTMLDivElement>(step);
  const { setQuery, typed, answer, answered, failed } = search;
  const isWhole = first === all;
  // Ends a search when the rubric or tag that is already open is chosen.
  const showAll = () => setQuery('');

  return (
    <Section>
      <div className={styles.grid}>
        <div className={`no-print ${styles.choose}`}>
          <Choices
            label={labels.rubrics}
            choices={[{ url: all, title: labels.all }, ...rubrics]}
            first={first}
            onHere={showAll}
          />
          <SearchBox {...search} />
        </div>
        <div ref={search.list} tabIndex={-1} className={styles.posts}>
          <p className={typed ? styles.found : 'visually-hidden'} role="status">
            {answer &&
              (answer.total ? labels.found(answer.total, answer.results.length) : labels.nothing(answered))}
          </p>
          {failed && (
            <p className={`cluster ${styles.ways}`} role="alert">
              {labels.failed}
              <Button variant="quiet" icon="rotate-cw" onClick={search.leaving(search.retry)}>
                {labels.retry}
              </Button>
            </p>
          )}
          {answer?.total === 0 && (
            <p className={`cluster ${styles.ways}`}>
              <Button variant="quiet" icon="rotate-cw" onClick={search.clear}>
                {labels.clear}
              </Button>
              <Button variant="quiet" href="/contact">
                {labels.ask}
              </Button>
            </p>
          )}
          {answer && answer.total > 0 && (
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
          )}
          {!answer && (
            <>
              <div className={isWhole ? styles.whole : undefined}>
                {groups.map(({ title, posts }, place) => (
                  <Group
                    key={title}
                    title={title}
                    posts={posts}
                    // Two posts are equals, side by side.
                    leads={title === null ? posts.length !== 2 : isWhole && place === 0}
                    pictured={place < picturedGroups ? picturedPosts : 0}
                  />
                ))}
              </div>
              {pages > 1 && <Pages first={first} page={page} pages={pages} />}
              {others.length > 0 && <Others posts={others} />}
            </>
          )}
          {answer && answer.total > answer.results.length && (
            <Button variant="quiet" icon="chevron-down" onClick={search.showMore}>
              {labels.more}
            </Button>
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
  /** Address of the current view. */
  first: string;
  /** Called when the current view is chosen again. */
  onHere: () => void;
  /** Tags are less prominent than rubrics. */
  areTags?: boolean;
}

/** Number of rubrics to show besides the current one; the rest is folded, since sixty would push the posts off a phone's screen. */
const unfolded = 7;

/** Rubrics or tags, each with the number of its posts. */
function Choices({ label, choices, first, onHere, areTags }: ChoicesProps) {
  const { posts } = useLabels().search;
  const shown = choices.filter(({ url }, at) => areTags || at < unfolded || url === first);
  const list = (some: ChoicesProps['choices']) => (
    <ul className={classNames('cluster', !areTags && styles.rubrics)}>
      {some.map(({ url, title, count }) => (
        <li key={url}>
          <Link
            href={url}
            aria-current={url === first ? 'true' : undefined}
            className={classNames(pill.root, areTags && styles.tag)}
            onClick={url === first ? onHere : undefined}
          >
            {title}
            {count !== undefined && (
              <>
                <span className="visually-hidden"> — {posts}: </span>
                <span className={styles.count}>{count}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={label} className={control.root}>
      <p className={control.label} aria-hidden="true">
        {label}
      </p>
      <More items={[...new Set([...shown, ...choices])]} unfolded={shown.length}>
        {list}
      </More>
    </nav>
  );
}

interface GroupProps {
  title: string | null;
  posts: readonly PostCard[];
  /** Its newest post leads the page. */
  leads?: boolean | undefined;
  /** Number of its posts that have pictures. */
  pictured: number;
}

/** Pictures are for the first posts of the first groups: a page may have posts of twenty rubrics. */
const picturedGroups = 6;
const picturedPosts = 3;

/** Posts of a rubric or, without a title, of the chosen view. */
function Group({ title, posts, leads, pictured }: GroupProps) {
  const { lang } = usePage();
  const labels = useLabels().search;
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
      cover={at < pictured ? post : undefined}
      leads={leads && at === 0}
    >
      {post.description}
    </Row>
  ));
  return (
    <section className={styles.group}>
      <h2 className={title === null ? 'visually-hidden' : styles.heading}>{title ?? labels.list}</h2>
      <ul className={title === null ? styles.chosen : styles.list}>{rows}</ul>
    </section>
  );
}

/** Links below the posts of a rubric or a tag: what else there is to read. */
function Others({ posts }: { posts: readonly PostLine[] }) {
  const { others } = useLabels().search;
  return (
    <nav className={styles.others} aria-label={others}>
      <h2 className={styles.heading}>{others}</h2>
      <ul className={styles.lines}>
        {posts.map(({ url, title, category }) => (
          <li key={url} className={styles.line}>
            <p className={`cluster fine-print ${about.root} ${styles.meta}`}>
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

/** Links to the first, the neighbouring and the last page; their number is bounded. */
function Pages({ first, page, pages }: { first: string; page: number; pages: number }) {
  const labels = useLabels().search;
  const addressOf = (number: number) => (number === 1 ? first : `${first}/page/${number}`);
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < pages);
  const numbers = [1, ...near, pages];
  return (
    <nav className={`cluster ${styles.pages}`} aria-label={labels.pages}>
      {page > 1 && (
        <Button variant="secondary" href={addressOf(page - 1)}>
          {labels.newer}
        </Button>
      )}
      <ul className="cluster">
        {numbers.map((number, at) => (
          <li key={number} className={styles.number}>
            {number - (numbers[at - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <Link
              href={addressOf(number)}
              aria-current={number === page ? 'page' : undefined}
              className={classNames(pill.root, styles.tag)}
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
      {page < pages && (
        <Button variant="secondary" href={addressOf(page + 1)} marksTarget>
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
  /** The post, if it is shown with its picture, on the colour of its readers. */
  cover?: PostCard | undefined;
  /** The largest post of the page, with its text beside the picture. */
  leads?: boolean | undefined;
  children: ReactNode;
}

function Row({ url, meta, title, cover, leads, children }: RowProps) {
  return (
    <li className={styles.post} data-look={cover ? (leads ? 'lead' : 'card') : 'row'}>
      {cover && (
        <SceneCard
          scene={cover.scene}
          own={cover.picture}
          audience={rubricColours[cover.category] ?? 'tutors'}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p className={`cluster fine-print ${about.root} ${styles.meta}`}>{meta}</p>
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
