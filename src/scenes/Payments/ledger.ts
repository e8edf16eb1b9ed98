export type State = 'paid' | 'waits' | 'late';

export interface Line {
  sum: number;
  state: State;
  /** What it was before the visitor marked it as paid. */
  before: State;
}

/** A sheet in which one line was marked as paid, or the mark was taken back. */
export const ledgerAfter = (lines: readonly Line[], place: number): readonly Line[] =>
  lines.map((line, at) =>
    at === place ? { ...line, state: line.state === 'paid' ? line.before : 'paid' } : line,
  );

/** What has come in, of `other` pupils too, who are not shown. */
export const received = (lines: readonly Line[], other: number): number =>
  lines.reduce((sum, line) => sum + (line.state === 'paid' ? line.sum : 0), other);
