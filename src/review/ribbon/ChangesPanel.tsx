import type { ReactNode } from 'react';
import { blockKinds, isOwn } from '../kinds.ts';
import { placeOf } from '../parts/ChangeItem.tsx';
import { Contents, Row } from '../parts/Contents.tsx';
import { useReviewing } from '../parts/reviewing.tsx';
import { Cards, Runs, Value } from '../parts/Told.tsx';
import type { BlockChange, PageChange } from '../types.ts';
import type { Shown } from './state.ts';

interface ChangesPanelProps {
  shown: Shown;
  /** Opens a change where this page shows it. */
  open: (change: number) => void;
}

/** What changed on the page that is shown, and which pages differ. */
export function ChangesPanel({ shown, open }: ChangesPanelProps) {
  const { review } = useReviewing();
  const { page, url } = shown;
  const nothing = review.pages.length === 0 && 'Ни одна страница не отличается.';
  const notice = review.notCompared ? `Сравнения нет. ${review.notCompared}` : nothing;
  return (
    <div>
      {page && <OnThisPage page={page} open={open} />}
      {notice && <p className="notice">{notice}</p>}
      <Contents toPage={(one) => placeOf(one, review)} current={url} />
    </div>
  );
}

/** A page's own changes, what it shares with others, how it looks elsewhere before and after. */
function OnThisPage({ page, open }: Pick<ChangesPanelProps, 'open'> & { page: PageChange }) {
  const { review, reviewed } = useReviewing();
  const rows = page.blocks
    .map((block, index) => ({ block, index, cause: review.causes[block.cause] }))
    // A change that is marked twice, in two menus, is told once, by its words where it has any.
    .sort((a, b) => Number(b.block.runs.length > 0) - Number(a.block.runs.length > 0) || a.index - b.index)
    .filter(({ block: { change } }, at, all) => all.findIndex((one) => one.block.change === change) === at);
  const section = (name: string, isMine: boolean) => {
    const chosen = rows.filter(({ cause }) => isOwn(cause, page) === isMine);
    if (chosen.length === 0) return null;
    return (
      <>
        <h3>{name}</h3>
        <ul>
          {chosen.map(({ block, index, cause }) => (
            <li key={index}>
              <button type="button" className="row" data-kind={block.kind} onClick={() => open(block.change)}>
                <Row
                  title={wordsOf(block)}
                  note={[block.label, blockKinds[block.kind], !isMine && cause?.label]
                    .filter(Boolean)
                    .join(' · ')}
                  sign={reviewed?.accepted.includes(review.changes[block.change]?.id ?? '') ? '✓' : undefined}
                  hint="Просмотрено"
                />
              </button>
            </li>
          ))}
        </ul>
      </>
    );
  };
  return (
    <>
      {section('Правки этой страницы', true)}
      {section('Через общее', false)}
      <Cards page={page} />
    </>
  );
}

function wordsOf({ runs, values, at }: BlockChange): ReactNode {
  if (runs.length > 0) return <Runs runs={runs} />;
  const [value] = values;
  return value ? <Value {...value} /> : at.text;
}
