import type { Problem } from './problems.ts';

/** The lines of a file around a problem, and where the wrong piece is in its line. */
export interface CodeFrame {
  lines: { number: number; text: string }[];
  /** The line that is marked, and the first and the last marked column, 1-based. */
  line: number;
  from: number;
  to: number;
}

/** Lines shown before and after the marked one. */
const around = 1;
/** A paragraph of Russian text is one long line: only this much of it is shown. */
const widest = 100;

/**
 * The code frame of a problem for terminal, overlay and health page. Long lines are cut around the mark, tabs become
 * spaces so that the mark stands under its letter.
 * @param source the file's text; empty when there is none
 * @returns null when the problem is about the file as a whole or its line is not there
 */
export function codeFrame({ line, column, end }: Problem, source: string): CodeFrame | null {
  const all = source.split(/\r?\n/);
  const text = all[line - 1];
  if (source === '' || text === undefined) return null;
  const last = end && end.line === line ? end.column - 1 : end ? text.length : column;
  const shift = Math.max(0, Math.min(column - Math.floor(widest / 2), text.length - widest));
  const first = Math.max(1, line - around);
  const lines = all.slice(first - 1, line + around).map((one, index) => ({
    number: first + index,
    text: cut(one, first + index === line ? shift : 0),
  }));
  const lead = shift > 0 ? 1 : 0;
  const from = Math.max(1, column - shift + lead);
  return { lines, line, from, to: Math.max(from, Math.min(last - shift + lead, widest + lead)) };
}

function cut(text: string, shift: number): string {
  const plain = text.replaceAll('\t', ' ');
  const piece = plain.slice(shift, shift + widest);
  return (shift > 0 ? '…' : '') + piece + (shift + widest < plain.length ? '…' : '');
}
