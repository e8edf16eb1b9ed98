import { addressIn } from '../address.ts';
import { blockKinds, fieldNames } from '../kinds.ts';
import type { RibbonBlock } from '../output/data.ts';
import { Runs, Value } from '../parts/Words.tsx';
import type { Card, Run, ValueChange } from '../types.ts';
import type { PanelProps } from './state.ts';

/** More fields than this are in the report. */
const mostFields = 40;

/** What changed on this page: its own changes, what it shares with others, its properties before and after. */
export function PagePanel({ page, list, open, reviewed }: PanelProps) {
  if (!page) return <p className="notice">На этой странице ничего не изменилось.</p>;
  const rows = page.blocks
    .map((block, index) => ({ block, index }))
    // A change that is marked twice, in two menus, is told once, by its words where it has any.
    .sort((a, b) => Number(b.block.runs.length > 0) - Number(a.block.runs.length > 0) || a.index - b.index)
    .filter(({ block: { change } }, at, all) => all.findIndex((one) => one.block.change === change) === at);
  const cardDiffers = JSON.stringify(page.card?.before) !== JSON.stringify(page.card?.after);
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
      {page.fields.length > 0 && (
        <>
          <h3>Свойства страницы</h3>
          <div className="fields">
            {page.fields.slice(0, mostFields).map((field) => (
              <Field key={`${field.owner} ${field.name}`} field={field} />
            ))}
          </div>
        </>
      )}
      {page.card && cardDiffers && (
        <>
          <h3>В поиске и мессенджерах</h3>
          <div className="cards">
            <Figure caption="Было" card={page.card.before} basePath={list.basePath} />
            <Figure caption="Стало" card={page.card.after} basePath={list.basePath} />
          </div>
        </>
      )}
    </div>
  );
}

function Row({ block }: { block: RibbonBlock }) {
  const values = block.values.map(({ name, before, after }) => `${name} ${before ?? ''} → ${after ?? ''}`);
  return (
    <span>
      <b>
        {block.runs.length > 0 ? (
          <Runs runs={excerpt(block.runs)} />
        ) : (
          values.join(', ').slice(0, 200) || block.at.text
        )}
      </b>
      <small>{[block.label, blockKinds[block.kind], block.by].filter(Boolean).join(' · ')}</small>
    </span>
  );
}

/** The first change with a few words around it. */
function excerpt(runs: readonly Run[]): Run[] {
  const first = runs.findIndex(({ op }) => op !== 'same');
  return runs.slice(Math.max(0, first - 1), first + 5).map((run, index) => {
    if (run.op !== 'same') return { ...run, text: run.text.slice(0, 120) };
    return { ...run, text: index === 0 && first > 0 ? run.text.slice(-28) : run.text.slice(0, 40) };
  });
}

const Field = ({ field }: { field: ValueChange }) => (
  <div>
    <small>
      {[
        field.owner || (fieldNames[field.name] ?? field.name),
        field.source && `${field.source.file}:${field.source.line}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </small>
    <Value {...field} name={field.owner ? field.name : ''} />
  </div>
);

interface FigureProps {
  caption: string;
  card: Card | null;
  basePath: string;
}

/** The page as search engines and messengers show it. */
function Figure({ caption, card, basePath }: FigureProps) {
  if (!card) return null;
  return (
    <figure>
      {card.picture && (
        <img
          src={addressIn(basePath, card.picture)}
          alt={`${caption}: картинка для соцсетей`}
          loading="lazy"
        />
      )}
      <figcaption>
        <small>{caption}</small>
        <b>{card.title}</b>
        {card.description}
      </figcaption>
    </figure>
  );
}
