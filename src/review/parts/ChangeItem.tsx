import { type ReactNode, useState } from 'react';
import { addressIn, oldPage } from '../address.ts';
import type { Mark, ShownChange } from '../groups.ts';
import { blockKinds, gistOf, pagesCount } from '../texts.ts';
import type { BlockChange, PageChange, Review } from '../types.ts';
import { SourceLink, Told } from './ChangeContent.tsx';
import { discuss } from './discuss.ts';
import { useReviewing } from './reviewing.tsx';

interface ChangeItemProps {
  change: ShownChange;
  mark: Mark;
  /** True if the page itself is visible, so added text need not be repeated. */
  isInView?: boolean;
  /** Pictures of the change. */
  children?: ReactNode;
}

/** A change: its text, source line, actions, and other pages with it. */
export function ChangeItem({ change, mark: { page, block }, isInView, children }: ChangeItemProps) {
  const { review, reviewed } = useReviewing();
  const { kind, label, region, runs, source } = block;
  const home = change.home === page ? page : null;
  const Tag = isInView ? 'section' : 'li';
  const told = [label, blockKinds[kind], isInView && !home && change.label];
  return (
    <Tag
      className={isInView ? 'card' : undefined}
      aria-label={isInView ? 'Открытая правка' : undefined}
      data-kind={kind}
      data-change={change.id}
      data-fresh={reviewed?.fresh.includes(change.id) || undefined}
    >
      <small>
        {`${told.filter(Boolean).join(' · ')} `}
        <SourceLink source={source} />
      </small>
      <div role={isInView ? 'status' : undefined}>
        <Told
          {...block}
          at={isInView ? undefined : block.at}
          runs={isInView && kind === 'added' && region === 'main' ? [] : runs}
        />
      </div>
      {children}
      <Acts key={change.id} change={change} block={block} address={addressIn(review.basePath, page.url)} />
      <Elsewhere change={change} home={isInView ? page : home} />
    </Tag>
  );
}

/** «Обсудить» and the checkbox; only with scripts. */
function Acts({
  change: { id },
  block,
  address,
}: {
  change: ShownChange;
  block: BlockChange;
  address: string;
}) {
  const { reviewed, see } = useReviewing();
  const [said, say] = useState('');
  if (!reviewed) return null;
  return (
    <>
      {/* Distinguishes the controls in screen readers' lists. */}
      <fieldset className="acts" aria-label={gistOf(block)}>
        <button
          type="button"
          className="button"
          onClick={() => void discuss(block, new URL(address, location.href).href).then(say)}
        >
          Обсудить
        </button>
        <label className="seen">
          <input
            type="checkbox"
            checked={reviewed.accepted.includes(id)}
            onChange={({ target }) => see(id, target.checked)}
          />
          Просмотрено
        </label>
      </fieldset>
      <p role="status">{said}</p>
    </>
  );
}

/** Link to a page: in the preview, or in production if it was removed; or as it was before. */
export function placeOf({ kind, url, isLive }: PageChange, { production, basePath }: Review): string {
  if (kind !== 'removed') return addressIn(basePath, url);
  return isLive ? addressIn(production, url) : addressIn(basePath, oldPage(url));
}

/** Other pages with the same change. */
function Elsewhere({ change, home }: { change: ShownChange; home: PageChange | null }) {
  const { review } = useReviewing();
  const pages = change.pages.filter((page) => page !== home);
  if (pages.length === 0) return null;
  return (
    <details className="pages">
      <summary>
        {home ? 'Видно ещё: ' : 'Где видно: '}
        {pagesCount(pages.length)}
      </summary>
      <ul>
        {pages.map((page) => (
          <li key={page.url}>
            <a href={placeOf(page, review)}>{page.title || page.url}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
