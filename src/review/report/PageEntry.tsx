import { addressIn } from '../address.ts';
import { type CauseGroup, isShared, type ShownChange } from '../groups.ts';
import { growthOf, kilobytes, notable, pageKindName, pagesCount, placeText, signed } from '../kinds.ts';
import { ChangeItem } from '../parts/ChangeItem.tsx';
import { PageLinks } from '../parts/PageLinks.tsx';
import { useReviewing } from '../parts/reviewing.tsx';
import { AndMore, Cards, SourceLink } from '../parts/Told.tsx';
import type { PageChange, Review } from '../types.ts';
import { PageErrors } from './Problems.tsx';
import { Shots } from './Shots.tsx';

/** More changes than this fold: the preview itself shows them in their places. */
const shownChanges = 12;
const mostChanges = 200;

export const anchorOf = (page: PageChange, review: Review) => `page-${review.pages.indexOf(page)}`;

/** Where a cause is told: at its page, or by itself. */
export const causeAnchor = ({ index, toldAt }: CauseGroup, review: Review): string =>
  toldAt ? `#${anchorOf(toldAt, review)}` : `#cause-${index}`;

/** A page with changes of its own. What it shares with others is named, and told at its cause. */
export function PageEntry({ page }: { page: PageChange }) {
  const { review, groups } = useReviewing();
  const { url, kind } = page;
  return (
    <article className="page" id={anchorOf(page, review)} data-kind={kind}>
      <header>
        <div>
          <span className="chip">{pageKindName(page)}</span>
          <h2>{page.title || url}</h2>
          <p className="address">
            <code>{placeText(page, review)}</code>
          </p>
          <Others page={page} />
        </div>
        <p className="acts">
          {kind !== 'removed' && (
            <a className="button" href={addressIn(review.basePath, url)}>
              Открыть с отметками
            </a>
          )}
          <PageLinks url={url} page={page} className="button" />
        </p>
      </header>
      <PageErrors page={page} />
      <ChangeList changes={groups.onPage(page).own} />
      <Cards page={page} />
      <Shots page={page} />
      <Weight page={page} />
      <Axe page={page} />
    </article>
  );
}

/** Changes as a list; more than a dozen fold. */
function ChangeList({ changes }: { changes: readonly ShownChange[] }) {
  const list = (some: readonly ShownChange[]) => (
    <ul className="changes">
      {some.map((change) => {
        const { marks } = change;
        const [mark] = marks;
        const crops = marks.find(({ block }) => block.crops)?.block.crops;
        return (
          mark && (
            <ChangeItem key={change.id} change={change} mark={mark}>
              {crops && (
                <div className="crops">
                  <Crop src={crops.before} caption="Было" />
                  <Crop src={crops.after} caption="Стало" />
                </div>
              )}
            </ChangeItem>
          )
        );
      })}
    </ul>
  );
  return (
    <>
      {changes.length > 0 && list(changes.slice(0, shownChanges))}
      {changes.length > shownChanges && (
        <details>
          <summary>Ещё {changes.length - shownChanges}</summary>
          {list(changes.slice(shownChanges, mostChanges))}
          <AndMore as="p" all={changes.length} shown={mostChanges} />
        </details>
      )}
    </>
  );
}

/** A change alone, before or after. */
const Crop = ({ src, caption }: { src: string | null; caption: string }) =>
  src && (
    <figure>
      <figcaption>{caption}</figcaption>
      <img src={src} alt={caption} loading="lazy" />
    </figure>
  );

/** What several pages share: one entry a cause, with its pages folded and pictures of those that differ most. */
export function SharedEntry({ cause: { index, label, toldAt, changes, pages } }: { cause: CauseGroup }) {
  const { review, groups } = useReviewing();
  if (toldAt || changes.length === 0) return null;
  // A page with changes of its own has its pictures there; one with several causes at the first that is told by itself.
  const pictured = pages.filter((page) => {
    const first = groups.causes.find((one) => !one.toldAt && one.pages.includes(page));
    return isShared(page) && first?.index === index && page.shots.length > 0;
  });
  return (
    <article className="page" id={`cause-${index}`} data-kind="shared">
      <header>
        <div>
          <span className="chip">общее · {pagesCount(pages.length)}</span>
          <h2>{label}</h2>
        </div>
      </header>
      <ChangeList changes={changes} />
      {pictured.map((page) => (
        <section key={page.url} id={anchorOf(page, review)}>
          <h3>{page.title}</h3>
          <Shots page={page} />
        </section>
      ))}
    </article>
  );
}

/** What else changed on a page, by its causes. */
function Others({ page }: { page: PageChange }) {
  const { review, groups } = useReviewing();
  const causes = groups.causes.filter(({ others }) => others.includes(page));
  if (causes.length === 0) return null;
  return (
    <p className="small">
      {'И через общее: '}
      {causes.map((cause, at) => (
        <span key={cause.index}>
          {at > 0 && ', '}
          <a href={causeAnchor(cause, review)}>{cause.label}</a>
        </span>
      ))}
    </p>
  );
}

/** Bytes before and after, and what made them grow; nothing where a reader would see the same figure twice. */
function Weight({ page }: { page: PageChange }) {
  if (!page.weight) return null;
  const { before, after, culprits } = page.weight;
  const growth = growthOf(page) ?? 0;
  const sizes = [before, after].flatMap((bytes) => (bytes === null ? [] : kilobytes(bytes)));
  if (sizes[0] === sizes[1]) return null;
  return (
    <>
      <h3>Вес</h3>
      <p>
        {sizes.join(' → ')}
        {Math.abs(growth) >= notable && <span className="small">{` ${signed(growth)}`}</span>}
      </p>
      {culprits.length > 0 && (
        <ul className="changes">
          {culprits.map(({ text, source }) => (
            <li key={text} data-kind="removed">
              {text}. <SourceLink source={source} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What axe found on a page that was opened. */
function Axe({ page: { axe, shots, kind } }: { page: PageChange }) {
  if (shots.length === 0 || kind === 'removed') return null;
  return (
    <>
      <h3>Доступность</h3>
      {axe.length === 0 ? (
        <p>
          axe не{'\u00a0'}нашёл нарушений WCAG 2.2 AA. Проверялась светлая тема на{'\u00a0'}ширине 1280
          {'\u00a0'}px, скрипты были выключены.
        </p>
      ) : (
        <ul className="changes">
          {axe.map(({ rule, help, target }) => (
            <li key={`${rule} ${target}`} data-kind="removed">
              {help}{' '}
              <small>
                <code>{target}</code>
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
