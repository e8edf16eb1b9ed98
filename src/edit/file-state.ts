import { asRead } from '../content/files/read-source.ts';
import { splice, type TextEdit } from '../content/problems/problems.ts';

/** Makes replacements in a whole file: its byte order mark stays. */
export function edit(written: string, edits: readonly TextEdit[]): string {
  const source = asRead(written);
  return written.slice(0, written.length - source.length) + splice(source, edits);
}
