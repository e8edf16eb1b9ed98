/** A point of the board, in the drawing's units. */
export type Point = readonly [x: number, y: number];

export interface Board {
  /** Lines drawn by the visitor. */
  lines: readonly (readonly Point[])[];
  /** Position of the pen, for the keyboard. */
  pen: Point;
}

export type BoardAct =
  /** Puts the pen on the board. */
  { type: 'down'; at: Point } | { type: 'draw'; to: Point } | { type: 'undo' } | { type: 'clear' };

/** Shorter moves of the pen are ignored: a hand makes more of them than a line needs. */
const step = 1.5;

/** Returns the board after an act of the visitor; drawing continues from the pen. */
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

/** Returns a line as an SVG path; a single point becomes a dot. */
export const pathOf = (line: readonly Point[]): string =>
  `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${line.length === 1 ? 'h.1' : ''}`;
