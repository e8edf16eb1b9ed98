import { postScene } from '../../content/cards.ts';
import { longDate } from '../../site/dates.ts';
import { useLabels, usePage, useQuery } from '../../site/hooks.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Girih } from '../../ui/Girih.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Scene } from '../../ui/Scene.tsx';
import { Late } from '../late/Late.tsx';
import { CommentForm } from '../late/parts.ts';
import styles from './PostLayout.module.css';
import { EntryHead } from './parts/EntryHead.tsx';
import { Neighbours } from './parts/Neighbours.tsx';
import { PostSidebar } from './parts/PostSidebar.tsx';
import { TextFoot } from './parts/TextFoot.tsx';
import { hasToc, Toc } from './parts/Toc.tsx';
import type { LayoutProps } from './props.ts';

/** As wide as the page. */
const coverColumn = { width: 1200, from: 1296 };

/** A blog post (spec section 2, "Blog"). */
export function PostLayout({ data, headings, children }: LayoutProps<'post'>) {
  const { post: labels } = useLabels();
  const { url } = usePage();
  return (
    <div className={styles.root}>
      <article>
        <EntryHead heading={data.title} lead={data.description} label={<Chip>{data.category}</Chip>}>
          <Byline data={data} />
        </EntryHead>
        <div className={`container ${styles.cover}`} data-audience="tutors">
          <Girih className={styles.lattice} />
          {data.picture ? (
            <Cover />
          ) : (
            <div className={styles.scene}>
              <Scene name={postScene({ url, data })} />
            </div>
          )}
        </div>
        <div className={`container ${styles.grid}`} data-toc={hasToc(headings) || undefined}>
          {hasToc(headings) && <Toc headings={headings} />}
          <div className={`prose ${styles.body}`}>
            {children}
            <TextFoot />
          </div>
          <PostSidebar className={styles.side} />
        </div>
      </article>
      <Late name="commentForm">
        <CommentForm />
      </Late>
      <Neighbours label={labels.neighbours} previous={labels.previous} next={labels.next} />
    </div>
  );
}

/** The writer's own picture, over the whole panel. */
function Cover() {
  const own = useQuery('picture');
  return (
    own && (
      <Picture picture={own.picture} alt={own.alt} column={coverColumn} first className={styles.picture} />
    )
  );
}

/** Who wrote it and when; posts without an author show the date alone. */
function Byline({ data }: Pick<LayoutProps<'post'>, 'data'>) {
  const { lang } = usePage();
  const { post: labels } = useLabels();
  return (
    <div className={styles.byline}>
      {data.author && <Avatar name={data.author} />}
      <p>
        {data.author && (
          <span className={styles.author}>
            <span className="visually-hidden">{labels.author}: </span>
            {data.author}
            {data.authorTitle && <span className={styles.role}>, {data.authorTitle}</span>}
          </span>
        )}
        <span className={styles.when} data-search-skip="">
          <time dateTime={data.date}>{longDate(data.date, lang)}</time>
          {data.comments !== undefined && data.comments > 0 && <span>{labels.comments(data.comments)}</span>}
        </span>
      </p>
    </div>
  );
}
