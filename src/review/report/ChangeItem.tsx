import { addressIn } from '../address.ts';
import { isOwn } from '../changes.ts';
import { blockKinds, pagesCount } from '../kinds.ts';
import { Runs, Value } from '../parts/Words.tsx';
import { sourceLink } from '../source-link.ts';
import type { Change, PageChange, Review, Source } from '../types.ts';

const mostValues = 8;

/** A line of a file: in the request's diff, or on GitHub, where that is known. */
export function SourceLink({ review, source }: { review: Review; source: Source | null }) {
  if (!source) return null;
  const place = <code>{`${source.file}:${source.line}`}</code>;
  const href = sourceLink(review.subject, source);
  return href ? <a href={href}>{place}</a> : place;
}

/** One change: its words, its line, a crop of the page before and after, and where else it shows. */
export function ChangeItem({ change, review }: { change: Change; review: Review }) {
  const marks = change.places.flatMap(({ page: index, block: place }) => {
    const page = review.pages[index];
    const block = page?.blocks[place ?? -1];
    return page && block ? [{ page, block }] : [];
  });
  const [first] = marks;
  if (!first) return null;
  const { page, block } = first;
  const { kind, label, runs, values, source, cause } = block;
  const crops = marks.find((mark) => mark.block.crops)?.block.crops;
  const others = otherPages(change, review, isOwn(review.causes[cause], page) ? page : null);
  return (
    <li data-kind={kind} data-change={change.id}>
      <small>
        {`${label} · ${blockKinds[kind]} `}
        <SourceLink review={review} source={source} />
      </small>
      {runs.length > 0 && (
        <p>
          <Runs runs={runs} />
        </p>
      )}
      {values.slice(0, mostValues).map((value) => (
        <p key={`${value.owner} ${value.name} ${value.before} ${value.after}`}>
          <Value {...value} />
        </p>
      ))}
      {crops && (
        <div className="crops">
          {crops.before && <img src={crops.before} alt="Было" loading="lazy" />}
          {crops.after && <img src={crops.after} alt="Стало" loading="lazy" />}
        </div>
      )}
      <label className="seen" hidden>
        <input type="checkbox" /> Просмотрено
      </label>
      {others.length > 0 && (
        <Pages pages={others} review={review} isMore={others.length < pageNumbers(change).size} />
      )}
    </li>
  );
}

const pageNumbers = ({ places }: Change) => new Set(places.map(({ page }) => page));

/** Pages that a change shows on, without the one it belongs to. */
const otherPages = (change: Change, review: Review, home: PageChange | null): PageChange[] =>
  [...pageNumbers(change)].flatMap((index) => {
    const page = review.pages[index];
    return page && page !== home ? [page] : [];
  });

interface PagesProps {
  pages: readonly PageChange[];
  review: Review;
  /** Whether the change belongs to a page that is not among these. */
  isMore: boolean;
}

/** Pages on which a change shows, folded. */
function Pages({ pages, review, isMore }: PagesProps) {
  return (
    <details className="pages">
      <summary>
        {isMore ? 'Видно ещё: ' : 'Где видно: '}
        {pagesCount(pages.length)}
      </summary>
      <ul>
        {pages.map(({ url, title, kind }) => (
          <li key={url}>
            <a href={addressIn(kind === 'removed' ? review.production : review.basePath, url)}>
              {title || url}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
