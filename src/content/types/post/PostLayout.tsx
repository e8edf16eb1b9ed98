import { Brief } from '../../../../mdx-components/_shared/Brief/Brief.tsx';
import { Impact } from '../../../../mdx-components/_shared/Impact/Impact.tsx';
import type { LayoutProps } from '../../../app/layouts/index.ts';
import { ContactAction } from '../../../app/layouts/parts/ContactAction.tsx';
import { EntryHead } from '../../../app/layouts/parts/EntryHead.tsx';
import { Neighbours } from '../../../app/layouts/parts/Neighbours.tsx';
import { PostSidebar } from '../../../app/layouts/parts/PostSidebar.tsx';
import { TextFoot } from '../../../app/layouts/parts/TextFoot.tsx';
import { hasToc, Toc } from '../../../app/layouts/parts/Toc.tsx';
import { CommentForm, partScripts } from '../../../app/shell-scripts.ts';
import { LatePart } from '../../../app/takeover/Boundary.tsx';
import { useLabels, usePage, useQuery, useSite } from '../../../site/hooks.ts';
import { longDate } from '../../../site/numbers-and-dates.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EntryLabel } from '../../../ui/EntryLabel.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Scene } from '../../../ui/Scene.tsx';
import { rubricColours } from '../../../vocabulary.ts';
import { postScene } from './card.ts';
import styles from './PostLayout.module.css';

/** The cover's size: beside the head's text, below it on narrow screens. */
const coverColumn = { width: 660, from: 1024 };

/** A blog post (tests/spec/02-blog.spec.ts). */
export function PostLayout({ data, headings, children }: LayoutProps<'post'>) {
  const { post: labels } = useLabels();
  const { url } = usePage();
  const audience = rubricColours[data.category ?? ''] ?? 'tutors';
  return (
    <div className={styles.root}>
      <article>
        <EntryHead
          heading={data.title}
          lead={data.description}
          label={<EntryLabel category={data.category} icon={data.icon} />}
          pictureKind={data.picture ? 'photo' : 'scene'}
          picture={
            <div className={`enclosed ${styles.cover}`} data-audience={audience}>
              {data.picture ? (
                <Cover />
              ) : (
                <div className={styles.scene}>
                  <Scene name={postScene({ url, data })} />
                </div>
              )}
            </div>
          }
        >
          <Byline data={data} />
          {data.template ? <ContactAction /> : <Action action={data.action} />}
        </EntryHead>
        <div className={`container ${styles.grid}`} data-toc={hasToc(headings) || undefined}>
          {hasToc(headings) && <Toc headings={headings} />}
          <div className={`prose ${styles.body}`}>
            <Brief title={labels.brief} items={data.benefits} />
            {children}
            <TextFoot />
          </div>
          <PostSidebar className={styles.side} />
        </div>
        <Impact impact={data.impact} lead={audience} />
      </article>
      <LatePart load={partScripts.commentForm.load} when="near">
        <CommentForm />
      </LatePart>
      <Neighbours labels={labels} />
    </div>
  );
}

/** The post's own picture, filling the panel. */
function Cover() {
  const own = useQuery('picture');
  return (
    own && (
      <Picture
        picture={own.picture}
        alt={own.alt}
        column={coverColumn}
        first
        className={`filling ${styles.picture}`}
      />
    )
  );
}

/** Call to action in the head: the post's own, or registration. */
function Action({ action }: Pick<LayoutProps<'post'>['data'], 'action'>) {
  const { plans } = useLabels();
  const { tutor } = useSite().settings.plans;
  return (
    <Button href={action?.href ?? tutor.href} marksTarget>
      {action?.text ?? plans.tutor}
    </Button>
  );
}

/** Author, date, reading time and number of comments, as far as the post has them. */
function Byline({ data }: Pick<LayoutProps<'post'>, 'data'>) {
  const { lang, minutes } = usePage();
  const { post: labels } = useLabels();
  return (
    <div className={styles.byline}>
      {data.author && <Avatar name={data.author} image={data.authorImage} />}
      <p>
        {data.author && (
          <span className={styles.author}>
            <span className="visually-hidden">{labels.author}: </span>
            {data.author}
            {data.authorTitle && <span className={styles.role}>, {data.authorTitle}</span>}
          </span>
        )}
        <span className={`cluster fine-print ${styles.when}`} data-search-skip="">
          <time dateTime={data.date}>{longDate(data.date, lang)}</time>{' '}
          {minutes && <span>{labels.minutes(minutes)}</span>}{' '}
          {data.comments !== undefined && data.comments > 0 && <span>{labels.comments(data.comments)}</span>}
        </span>
      </p>
    </div>
  );
}
