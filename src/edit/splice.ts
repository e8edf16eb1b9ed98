import { createHash } from 'node:crypto';
import type { Splice } from '../content/preview/editing.ts';

const mark = '\ufeff';

/** What tells one state of a file from another. */
export const hashOf = (written: string): string => createHash('sha256').update(written).digest('hex');

/** The text that offsets count: without a byte order mark. */
export const withoutMark = (written: string): string =>
  written.startsWith(mark) ? written.slice(mark.length) : written;

/**
 * Makes replacements in a text. Nothing is serialised: what lies outside of them stays byte for byte.
 * @throws {RangeError} when they overlap or lie outside of the text
 */
export function splice(source: string, edits: readonly Splice[]): string {
  let text = '';
  let done = 0;
  for (const { start, end, text: piece } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < done || end < start || end > source.length) throw new RangeError('Edits overlap.');
    text += source.slice(done, start) + piece;
    done = end;
  }
  return text + source.slice(done);
}

/**
 * The same for a whole file: its byte order mark stays, and the edits were made for what has this hash.
 * @returns null when the file has moved on underneath
 */
export function edit(written: string, edits: readonly Splice[], hash: string): string | null {
  if (hashOf(written) !== hash) return null;
  const source = withoutMark(written);
  return written.slice(0, written.length - source.length) + splice(source, edits);
}
