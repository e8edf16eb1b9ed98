import { groupedBy } from '../../once.ts';
import type { CauseGroup, ShownChange } from '../groups.ts';
import { beginning, gistOf, pageKinds, placeText } from '../texts.ts';
import type { PageChange, PageKind } from '../types.ts';
import { useReviewing } from './reviewing.tsx';

/** Maximum number of pages in an open group; larger ones are folded (find-in-page opens them). */
const foldAfter = 15;
const longestGist = 100;

interface ContentsProps {
  toPage: (page: PageChange) => string;
  toCause: (cause: CauseGroup) => string;
  /** Address of the current page. */
  current?: string;
}

/** List of what changed: pages by kind, and what they share; pages without changes of their own are folded. */
export function Contents({ toPage, toCause, current }: ContentsProps) {
  const { review, groups } = useReviewing();
  const shortGist = ({ marks: [best] }: ShownChange) => beginning(gistOf(best.block), longestGist);
  /** Its address and, if its kind says little, its first own change. */
  const noteOf = (page: PageChange) =>
    [
      placeText(page, review),
      ...(page.kind === 'changed' ? groups.ownOf(page).slice(0, 1).map(shortGist) : []),
    ].join(' · ');
  return (
    <>
      {groupedBy(review.pages, ({ kind }) => kind).map((pages) => (
        <details key={pages[0].kind} open={pages[0].kind !== 'shared' && pages.length <= foldAfter}>
          <summary>
            {pageKinds[pages[0].kind].all} — {pages.length}
          </summary>
          <ul>
            {pages.map((page) => (
              <Row
                key={page.url}
                kind={page.kind}
                href={toPage(page)}
                isCurrent={page.url === current}
                name={page.title || page.url}
                note={noteOf(page)}
                changes={groups.ownOf(page)}
              />
            ))}
          </ul>
        </details>
      ))}
      <ul aria-label="Общее">
        {groups.shared.map((cause) => (
          <Row
            key={cause.index}
            kind="shared"
            href={toCause(cause)}
            name={cause.label}
            note={shortGist(cause.changes[0])}
            changes={cause.changes}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  kind: PageKind;
  href: string;
  isCurrent?: boolean;
  name: string;
  note: string;
  changes: readonly ShownChange[];
}

/** A link to a page or a cause, with the number of its changes and of those left to see. */
function Row({ kind, href, isCurrent, name, note, changes }: RowProps) {
  const { reviewed } = useReviewing();
  const { length } = changes;
  const left = changes.filter(({ id }) => !reviewed?.seen.includes(id)).length;
  return (
    <li>
      <a className="row" data-kind={kind} href={href} aria-current={isCurrent ? 'page' : undefined}>
        <span>
          <b>{name}</b>
          <small>{note}</small>
        </span>
        <span className="small" title={left < length ? 'Осталось просмотреть' : 'Изменений'}>
          {length > 0 && (left === length ? length : left > 0 ? `${left} из\u00a0${length}` : '✓')}
        </span>
      </a>
    </li>
  );
}
