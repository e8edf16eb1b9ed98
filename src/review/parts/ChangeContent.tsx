import { Fragment } from 'react';
import { beginning, lineText, valueName } from '../texts.ts';
import type { BlockChange, Run, Source, ValueChange } from '../types.ts';

/** Cuts the middle of a long text, at word boundaries. */
const withoutMiddle = (text: string, most: number): string =>
  text.length <= most ? text : `${beginning(text, most / 2)} ${text.slice(-most / 2).replace(/^\S*\s+/, '')}`;

/** Maximum lengths of runs; longer ones are cut. */
const longest = 600;
const longestSame = 110;
/** Maximum length of a place's text, which may already be cut. */
const longestPlace = 70;

const Runs = ({ runs }: { runs: readonly Run[] }) =>
  runs.map(({ op, text }, index) => {
    const key = `${index} ${op}`;
    if (op === 'add') return <ins key={key}>{beginning(text, longest)}</ins>;
    if (op === 'del') return <del key={key}>{beginning(text, longest)}</del>;
    return <Fragment key={key}>{withoutMiddle(text, longestSame)}</Fragment>;
  });

/** A changed value: «Counter: value 88 → 90». */
const Value = ({ owner, before, after, runs, ...named }: ValueChange) => (
  <>
    {owner && <b>{owner}: </b>}
    {valueName(named)}
    {runs ? ': ' : ' '}
    {runs ? <Runs runs={runs} /> : <Sides before={before} after={after} />}
  </>
);

const Sides = ({ before, after }: Pick<ValueChange, 'before' | 'after'>) => (
  <>
    {before !== null && <del>{beginning(before, longest)}</del>}
    {before !== null && after !== null && ' → '}
    {after === null ? ' — убрано' : <ins>{beginning(after, longest)}</ins>}
  </>
);

interface ChangeContentProps extends Pick<BlockChange, 'kind' | 'runs' | 'values' | 'movedFrom'> {
  /** Position of the block: its text stands for a change without text and values. Missing if the page is visible. */
  at?: BlockChange['at'] | undefined;
}

/** Content of a change: its text, its values, and a sentence for a style without values or a move. */
export const ChangeContent = ({ kind, runs, values, movedFrom, at }: ChangeContentProps) => (
  <>
    {at?.text && runs.length + values.length === 0 && <p>{`«${beginning(at.text, longestPlace)}»`}</p>}
    {runs.length > 0 && (
      <p>
        <Runs runs={runs} />
      </p>
    )}
    {values.map((value) => (
      <p key={`${value.owner} ${value.name} ${value.before} ${value.after}`}>
        <Value {...value} />
      </p>
    ))}
    {kind === 'style' && values.length === 0 && <p>Слова те же, изменилось оформление.</p>}
    {kind === 'moved' && <p>{`Раньше это стояло ${movedFrom ?? 'в\u00a0другом месте страницы'}.`}</p>}
  </>
);

/** A line of a file, linked to the request's diff or to GitHub if the host is known. */
export function SourceLink({ source }: { source: Source | null }) {
  if (!source) return null;
  const place = <code>{lineText(source)}</code>;
  if (!source.href) return place;
  return (
    <a href={source.href} target="_blank" rel="noopener">
      {place}
    </a>
  );
}
