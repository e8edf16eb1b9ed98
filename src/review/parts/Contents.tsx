import { type CauseGroup, ownPages } from '../groups.ts';
import { beginning, gistOf, pageGroup, placeText } from '../texts.ts';
import type { BlockChange, PageChange } from '../types.ts';
import { useReviewing } from './reviewing.tsx';

/** Maximum number of pages in an open group; larger ones are folded (find-in-page opens them). */
const foldAfter = 15;
const longestGist = 100;

interface ContentsProps {
  toPage: (page: PageChange) => string;
  /** Returns the link to the entry of a cause; missing in the ribbon. */
  toCause?: (cause: CauseGroup) => string;
  /** Address of the current page. */
  current?: string;
}

/** A list of pages: those with own changes of one kind, or those that show a cause. */
interface List {
  name: string;
  pages: readonly PageChange[];
  cause?: CauseGroup;
}

/** List of changed pages: those with own changes by kind, then those of each cause that pages share. */
export function Contents({ toPage, toCause, current }: ContentsProps) {
  const { review, groups } = useReviewing();
  const own = ownPages(review);
  const kinds = [...new Set(own.map(({ kind }) => kind))].map(
    (kind): List => ({ name: pageGroup(kind), pages: own.filter((page) => page.kind === kind) }),
  );
  const causes = groups.causes.map((cause): List => ({ name: cause.label, pages: cause.pages, cause }));
  return [...kinds, ...causes].map(
    ({ name, pages, cause }) =>
      pages.length > 0 && (
        <details
          key={`${cause?.index} ${name}`}
          open={pages.length <= foldAfter && (!cause || own.length === 0)}
        >
          <summary>
            {name} — {pages.length}
            <small>{shortGist(cause?.changes[0]?.marks[0]?.block)}</small>
          </summary>
          <ul>
            {/* Not in the summary, which is a control itself. */}
            {cause && toCause && (
              <li>
                <a className="row" data-kind="shared" href={toCause(cause)}>
                  <b>Что изменилось</b>
                </a>
              </li>
            )}
            {pages.map((page) => (
              <li key={`${page.kind} ${page.url}`}>
                <a
                  className="row"
                  data-kind={page.kind}
                  href={toPage(page)}
                  aria-current={page.url === current ? 'page' : undefined}
                >
                  <PageRow page={page} />
                </a>
              </li>
            ))}
          </ul>
        </details>
      ),
  );
}

/** Short description of a change. */
const shortGist = (block: BlockChange | undefined): string =>
  block ? beginning(gistOf(block), longestGist) : '';

/** A page with title, address, first own change and number of own changes. */
function PageRow({ page }: { page: PageChange }) {
  const { review, groups } = useReviewing();
  const own = groups.ownOf(page);
  const gistOfOwn = page.kind === 'changed' && shortGist(own[0]?.marks[0]?.block);
  const note = [placeText(page, review), gistOfOwn].filter(Boolean).join(' · ');
  return (
    <>
      <span>
        <b>{page.title || page.url}</b>
        <small>{note}</small>
      </span>
      {own.length > 0 && (
        <span className="small" title="Своих изменений">
          {own.length}
        </span>
      )}
    </>
  );
}
