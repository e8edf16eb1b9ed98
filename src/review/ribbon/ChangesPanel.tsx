import type { ShownChange } from '../groups.ts';
import { placeOf } from '../parts/ChangeItem.tsx';
import { Contents, Row, shortGist } from '../parts/Contents.tsx';
import { useReviewing } from '../parts/reviewing.tsx';
import { blockKinds, equalText } from '../texts.ts';
import type { PageChange } from '../types.ts';
import type { CurrentPage } from './state.ts';

interface ChangesPanelProps {
  current: CurrentPage;
  /** Opens a change without leaving this page. */
  open: (change: number) => void;
}

/** Panel with the current page's changes and the list of changed pages. */
export function ChangesPanel({ current, open }: ChangesPanelProps) {
  const { review } = useReviewing();
  const { page, url } = current;
  const nothing = review.pages.length === 0 && `${equalText(review)}.`;
  const notice = review.notCompared ? `Сравнения нет. ${review.notCompared}` : nothing;
  return (
    <div>
      {page && <OnThisPage page={page} open={open} />}
      {notice && <p className="notice">{notice}</p>}
      <Contents toPage={(one) => placeOf(one, review)} current={url} />
    </div>
  );
}

/** Own and shared changes of a page. */
function OnThisPage({ page, open }: Pick<ChangesPanelProps, 'open'> & { page: PageChange }) {
  const { groups, reviewed } = useReviewing();
  const { own, shared } = groups.onPage(page);
  const section = (name: string, changes: readonly ShownChange[]) =>
    changes.length > 0 && (
      <>
        <h3>{name}</h3>
        <ul>
          {changes.map(({ id, index, label, marks }) => {
            // The most informative mark on this page.
            const block = marks.find((mark) => mark.page === page)?.block;
            return (
              block && (
                <li key={id}>
                  <button type="button" className="row" data-kind={block.kind} onClick={() => open(index)}>
                    <Row
                      title={shortGist(block)}
                      note={[block.label, blockKinds[block.kind], changes === shared && label]
                        .filter(Boolean)
                        .join(' · ')}
                      sign={reviewed?.seen.includes(id) ? '✓' : undefined}
                      hint="Просмотрено"
                    />
                  </button>
                </li>
              )
            );
          })}
        </ul>
      </>
    );
  return (
    <>
      {section('Правки этой страницы', own)}
      {section('Через общее', shared)}
    </>
  );
}
