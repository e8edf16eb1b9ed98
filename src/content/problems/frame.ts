import type { Problem } from './problems.ts';

/** The lines of a file around a problem, with the range to mark. */
export interface CodeFrame {
  lines: { number: number; text: string }[];
  /** The marked line with its first and last marked column in the shown text, 1-based. */
  line: number;
  from: number;
  to: number;
}

/** Lines shown before and after the marked one. */
const context = 1;
/** Most lines shown of a place with several versions to choose from. */
const mostRows = 20;
/** Most characters shown of a line, since a paragraph is one long line. */
const maxWidth = 70;

/**
 * Returns the code frame of a problem for terminal, overlay and health page. Long lines are cut around the mark; tabs
 * become spaces, so that the mark is aligned with its text.
 * @param source the file's text; empty if it has none
 * @returns null if the text is empty or has no such line
 */
export function codeFrame({ line, column, end, choices }: Problem, source: string): CodeFrame | null {
  const all = source.split(/\r?\n/);
  const text = all[line - 1];
  if (source === '' || text === undefined) return null;
  const last = end && end.line === line ? end.column - 1 : end ? text.length : column;
  const shift = Math.max(0, Math.min(column - Math.floor(maxWidth / 2), text.length - maxWidth));
  const first = Math.max(1, line - context);
  const until = choices && end ? Math.min(end.line, line + mostRows) : line;
  const lines = all.slice(first - 1, until + context).map((one, index) => ({
    number: first + index,
    text: cut(one, first + index === line ? shift : 0),
  }));
  const lead = shift > 0 ? 1 : 0;
  const from = Math.max(1, column - shift + lead);
  return { lines, line, from, to: Math.max(from, Math.min(last - shift + lead, maxWidth + lead)) };
}

function cut(text: string, shift: number): string {
  const plain = text.replaceAll('\t', ' ');
  const piece = plain.slice(shift, shift + maxWidth);
  return (shift > 0 ? '…' : '') + piece + (shift + maxWidth < plain.length ? '…' : '');
}
