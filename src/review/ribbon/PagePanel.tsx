import { blockKinds, isOwn } from '../kinds.ts';
import { useReviewing } from '../parts/reviewing.tsx';
import { Cards, Runs } from '../parts/Told.tsx';
import type { BlockChange } from '../types.ts';
import type { PanelProps } from './data.ts';

/** What changed on this page: its own changes, what it shares with others, its properties before and after. */
export function PagePanel({ ribbon: { shown, open } }: PanelProps) {
  const { review, reviewed } = useReviewing();
  const { page } = shown;
  if (!page) return <p className="notice">На этой странице ничего не изменилось.</p>;
  const rows = shown.blocks
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
              <button type="button" className="row" data-kind={block.kind} onClick={() => open(index)}>
                <Row block={block} by={isMine ? undefined : cause?.label} />
                {reviewed?.accepted.has(review.changes[block.change]?.id ?? '') && (
                  <span className="count" title="Просмотрено">
                    ✓
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </>
    );
  };
  return (
    <div>
      {section('Правки этой страницы', true)}
      {section('Через общее', false)}
      <Cards page={page} />
    </div>
  );
}

function Row({
  block: { runs, values, at, label, kind },
  by,
}: {
  block: BlockChange;
  by?: string | undefined;
}) {
  const facts = values.map(({ name, before, after }) => `${name} ${before ?? ''} → ${after ?? ''}`);
  return (
    <span>
      <b>{runs.length > 0 ? <Runs runs={runs} /> : facts.join(', ') || at.text}</b>
      <small>{[label, blockKinds[kind], by].filter(Boolean).join(' · ')}</small>
    </span>
  );
}
