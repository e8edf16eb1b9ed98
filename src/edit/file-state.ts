import type { TextEdit } from '../content/problems/problems.ts';
import { splice } from '../content/problems/splice.ts';

const mark = '\ufeff';

/** The text that offsets count: without a byte order mark. */
export const withoutMark = (written: string): string =>
  written.startsWith(mark) ? written.slice(mark.length) : written;

/** Makes replacements in a whole file: its byte order mark stays. */
export function edit(written: string, edits: readonly TextEdit[]): string {
  const source = withoutMark(written);
  return written.slice(0, written.length - source.length) + splice(source, edits);
}
