import { Fragment } from 'react';
import { beginning, valueName } from '../kinds.ts';
import type { BlockChange, Run, Source, ValueChange } from '../types.ts';

/** A text without its middle, cut between words: the reader looks for what changed at its ends. */
const withoutMiddle = (text: string, most: number): string =>
  text.length <= most ? text : `${beginning(text, most / 2)} ${text.slice(-most / 2).replace(/^\S*\s+/, '')}`;

/** Above these a run is cut: the reader looks for what changed. */
const longest = 600;
const longestSame = 110;
/** What is known of a place may be cut already. */
const longestPlace = 70;

/** Words before and after in one line. */
const Runs = ({ runs }: { runs: readonly Run[] }) =>
  runs.map(({ op, text }, index) => {
    const key = `${index} ${op}`;
    if (op === 'add') return <ins key={key}>{beginning(text, longest)}</ins>;
    if (op === 'del') return <del key={key}>{beginning(text, longest)}</del>;
    return <Fragment key={key}>{withoutMiddle(text, longestSame)}</Fragment>;
  });

/** «Counter: value 88 → 90». */
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

interface ToldProps extends Pick<BlockChange, 'kind' | 'runs' | 'values' | 'stood'> {
  /** Where it shows, for who does not see the page. */
  at?: BlockChange['at'] | undefined;
}

/** What a change says: its words, its values, and a sentence where it has neither. */
export const Told = ({ kind, runs, values, stood, at }: ToldProps) => (
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
    {kind === 'moved' && <p>{`Раньше это стояло ${stood ?? 'в\u00a0другом месте страницы'}.`}</p>}
  </>
);

/** A line of a file: in the request's diff, or on GitHub, where that is known. */
export function SourceLink({ source }: { source: Source | null }) {
  if (!source) return null;
  const place = <code>{`${source.file}:${source.line}`}</code>;
  if (!source.href) return place;
  return (
    <a href={source.href} target="_blank" rel="noopener">
      {place}
    </a>
  );
}
