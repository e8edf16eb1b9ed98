import { blockKinds } from '../kinds.ts';
import { Properties, Runs } from '../parts/Told.tsx';
import type { Marked } from './data.ts';
import type { PanelProps } from './panel-props.ts';

/** What changed on this page: its own changes, what it shares with others, its properties before and after. */
export function PagePanel({ shown, list, open, reviewed }: PanelProps) {
  if (!shown?.page) return <p className="notice">На этой странице ничего не изменилось.</p>;
  const rows = shown.blocks
    .map((block, index) => ({ block, index }))
    // A change that is marked twice, in two menus, is told once, by its words where it has any.
    .sort((a, b) => Number(b.block.runs.length > 0) - Number(a.block.runs.length > 0) || a.index - b.index)
    .filter(({ block: { change } }, at, all) => all.findIndex((one) => one.block.change === change) === at);
  const section = (name: string, chosen: typeof rows) =>
    chosen.length > 0 && (
      <>
        <h3>{name}</h3>
        <ul>
          {chosen.map(({ block, index }) => (
            <li key={index}>
              <button type="button" className="row" data-kind={block.kind} onClick={() => open(index)}>
                <Row block={block} />
                {reviewed.accepted.has(list.changes[block.change]?.id ?? '') && (
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
  return (
    <div>
      {section(
        'Правки этой страницы',
        rows.filter(({ block }) => block.by === null),
      )}
      {section(
        'Через общее',
        rows.filter(({ block }) => block.by !== null),
      )}
      <Properties page={shown.page} basePath={list.basePath} />
    </div>
  );
}

function Row({ block: { runs, values, at, label, kind, by } }: { block: Marked }) {
  const facts = values.map(({ name, before, after }) => `${name} ${before ?? ''} → ${after ?? ''}`);
  return (
    <span>
      <b>{runs.length > 0 ? <Runs runs={runs} /> : facts.join(', ') || at.text}</b>
      <small>{[label, blockKinds[kind], by].filter(Boolean).join(' · ')}</small>
    </span>
  );
}
