export type State = 'paid' | 'waits' | 'late';

export interface Line {
  sum: number;
  state: State;
  /** The state after the visitor removes its mark «paid». */
  before: State;
}

/** Returns the sheet after a line was marked as paid, or its mark was removed. */
export const ledgerAfter = (lines: readonly Line[], place: number): readonly Line[] =>
  lines.map((line, at) =>
    at === place ? { ...line, state: line.state === 'paid' ? line.before : 'paid' } : line,
  );

/** Returns the received sum, including `other` of pupils who are not shown. */
export const received = (lines: readonly Line[], other: number): number =>
  lines.reduce((sum, line) => sum + (line.state === 'paid' ? line.sum : 0), other);
