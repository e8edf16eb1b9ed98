/** A point of the board, in the drawing's units. */
export type Point = readonly [x: number, y: number];

export interface Board {
  /** Lines that the visitor has drawn. */
  lines: readonly (readonly Point[])[];
  /** Where the pen is, for the keyboard. */
  pen: Point;
}

export type BoardAct =
  /** The pen comes down on the board. */
  { type: 'down'; at: Point } | { type: 'draw'; to: Point } | { type: 'undo' } | { type: 'clear' };

/** Shorter moves of the pen are left out: a hand gives more of them than a line needs. */
const step = 1.5;

/** The board after what a visitor did; a line is drawn on from where the pen is. */
export function boardAfter({ lines, pen }: Board, act: BoardAct): Board {
  switch (act.type) {
    case 'down':
      return { lines: [...lines, [act.at]], pen: act.at };
    case 'draw': {
      if (Math.hypot(act.to[0] - pen[0], act.to[1] - pen[1]) < step) return { lines, pen };
      const last = lines.at(-1) ?? [pen];
      return { lines: [...lines.slice(0, -1), [...last, act.to]], pen: act.to };
    }
    case 'undo':
      return { lines: lines.slice(0, -1), pen };
    case 'clear':
      return { lines: [], pen };
  }
}

/** A line as an SVG path; one point is a dot. */
export const pathOf = (line: readonly Point[]): string =>
  `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${line.length === 1 ? 'h.1' : ''}`;
