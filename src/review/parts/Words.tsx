import { Fragment } from 'react';
import { fieldNames } from '../kinds.ts';
import type { Run, ValueChange } from '../types.ts';
import { beginning, withoutMiddle } from './excerpt.ts';

/** Above these a run is cut: the reader looks for what changed. */
const longest = 600;
const longestSame = 110;

/** Words before and after in one line. */
export function Runs({ runs }: { runs: readonly Run[] }) {
  return <>{runs.map(shown)}</>;
}

function shown({ op, text }: Run, index: number) {
  const key = `${index} ${op}`;
  if (op === 'add') return <ins key={key}>{beginning(text, longest)}</ins>;
  if (op === 'del') return <del key={key}>{beginning(text, longest)}</del>;
  return <Fragment key={key}>{withoutMiddle(text, longestSame)}</Fragment>;
}

/** «Counter: value 88 → 90». */
export function Value({ owner, name, before, after }: ValueChange) {
  return (
    <>
      {owner && <b>{owner}: </b>}
      {fieldNames[name] ?? name} {before !== null && <del>{beginning(before, longest)}</del>}
      {before !== null && after !== null && ' → '}
      {after === null ? ' — убрано' : <ins>{beginning(after, longest)}</ins>}
    </>
  );
}
