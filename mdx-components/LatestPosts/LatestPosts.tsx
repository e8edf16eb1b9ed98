import type { PostCard } from '../../src/content/cards.ts';
import { usePage, useQuery } from '../../src/site/hooks.ts';
import { Link } from '../../src/ui/Link.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { SceneCard } from '../_shared/SceneCard/SceneCard.tsx';
import styles from './LatestPosts.module.css';
import type { LatestPostsProps } from './LatestPosts.props.ts';

/** The newest posts: the first as a cover, the others as a column beside it. */
export function LatestPosts({ eyebrow, heading, count }: LatestPostsProps) {
  const [cover, ...others] = useQuery('latestPosts', { count });
  return (
    <Section tone="tint" eyebrow={eyebrow} heading={heading}>
      <div className={styles.grid}>
        {cover && <Post post={cover} cover />}
        <div className={styles.column}>
          {others.map((post) => (
            <Post key={post.url} post={post} />
          ))}
        </div>
      </div>
    </Section>
  );
}

/** «28 октября 2025» */
const longDate = (date: string, lang: string) =>
  new Date(`${date}T00:00:00Z`)
    .toLocaleDateString(lang, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .replace(/\s*г\.$/, '')
    .replaceAll(' ', '\u00a0');

function Post({ post, cover = false }: { post: PostCard; cover?: boolean | undefined }) {
  const { lang } = usePage();
  return (
    <article className={styles.post} data-cover={cover || undefined}>
      <SceneCard
        scene={post.scene}
        audience={cover ? 'tutors' : 'students'}
        fit="cut"
        crop={cover ? undefined : 'card'}
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.meta}>
          <span className={styles.category}>{post.category}</span>
          <time dateTime={post.date}>{longDate(post.date, lang)}</time>
        </p>
        <h3 className={styles.title}>
          <Link href={post.url} className={styles.link}>
            {post.title}
          </Link>
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
