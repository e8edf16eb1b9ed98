import { classNames } from '../../src/class-names.ts';
import type { PostCard } from '../../src/content/types/post/card.ts';
import { usePage, useQuery } from '../../src/site/hooks.ts';
import { longDate } from '../../src/site/numbers-and-dates.ts';
import { CardLink } from '../../src/ui/CardLink.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { rubricColours } from '../../src/vocabulary.ts';
import about from '../_shared/about.module.css';
import { SceneCard } from '../_shared/SceneCard/SceneCard.tsx';
import shelf from '../_shared/shelf.module.css';
import styles from './LatestPosts.module.css';
import type { LatestPostsProps } from './LatestPosts.props.ts';

/** The newest posts: the first as a cover, the others in a column beside it; two posts are equals, side by side. */
export function LatestPosts({ eyebrow, heading, count }: LatestPostsProps) {
  const posts = useQuery('latestPosts', { count });
  // React expects the element that a static section is served as.
  if (posts.length === 0) return <section hidden />;
  const covers = posts.length === 2 ? 2 : 1;
  return (
    <Section isMeasured tone="tint" eyebrow={eyebrow} heading={heading}>
      <div className={classNames(styles.grid, shelf.root)} data-pair={covers === 2 || undefined}>
        {posts.slice(0, covers).map((post) => (
          <Post key={post.url} post={post} cover />
        ))}
        {posts.length > covers && (
          <div className={styles.column}>
            {posts.slice(covers).map((post) => (
              <Post key={post.url} post={post} />
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}

function Post({ post, cover = false }: { post: PostCard; cover?: boolean | undefined }) {
  const { lang } = usePage();
  return (
    <article className={styles.post} data-cover={cover || undefined}>
      <SceneCard
        scene={post.scene}
        own={post.picture}
        audience={rubricColours[post.category] ?? 'tutors'}
        crop={cover ? undefined : 'card'}
        className={styles.picture}
      />
      <div>
        <p className={`cluster fine-print ${about.root}`}>
          <span>{post.category}</span>
          <time dateTime={post.date}>{longDate(post.date, lang)}</time>
        </p>
        <h3 className={styles.title}>
          <CardLink href={post.url}>{post.title}</CardLink>
        </h3>
        <p className={styles.text}>{post.description}</p>
        {cover && post.author && (
          <p className={styles.author}>
            {post.author}
            {post.authorTitle && <span>, {post.authorTitle}</span>}
          </p>
        )}
      </div>
    </article>
  );
}
