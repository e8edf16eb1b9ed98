import { addressIn } from '../address.ts';
import { blockKinds, isOwn, pagesCount } from '../kinds.ts';
import { SourceLink, Told } from '../parts/Told.tsx';
import type { Change, Review } from '../types.ts';

/** A tick of the reviewer's; the report's script shows it (client.ts). */
export const Seen = () => (
  <label className="seen" hidden>
    <input type="checkbox" /> Просмотрено
  </label>
);

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
  const crops = marks.find((mark) => mark.block.crops)?.block.crops;
  const pages = [...new Set(marks.map((mark) => mark.page))];
  const home = isOwn(review.causes[block.cause], page) ? page : null;
  const others = pages.filter((one) => one !== home);
  return (
    <li data-kind={block.kind} data-change={change.id}>
      <small>
        {`${block.label} · ${blockKinds[block.kind]} `}
        <SourceLink source={block.source} />
      </small>
      <Told {...block} />
      {crops && (
        <div className="crops">
          {crops.before && <img src={crops.before} alt="Было" loading="lazy" />}
          {crops.after && <img src={crops.after} alt="Стало" loading="lazy" />}
        </div>
      )}
      <Seen />
      {others.length > 0 && (
        <details className="pages">
          <summary>
            {home ? 'Видно ещё: ' : 'Где видно: '}
            {pagesCount(others.length)}
          </summary>
          <ul>
            {others.map(({ url, title, kind }) => (
              <li key={url}>
                <a href={addressIn(kind === 'removed' ? review.production : review.basePath, url)}>
                  {title || url}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
