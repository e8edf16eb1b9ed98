import type { TextEdit } from './problems.ts';

/** The line break that a file uses. */
export const lineBreak = (source: string): string => (source.includes('\r\n') ? '\r\n' : '\n');

/**
 * Makes replacements in a text. Nothing is serialised: what lies outside of them stays byte for byte.
 * @throws {RangeError} when they overlap or lie outside of the text
 */
export function splice(source: string, edits: readonly TextEdit[]): string {
  let text = '';
  let done = 0;
  for (const { from, to, text: piece } of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < done || to < from || to > source.length) throw new RangeError('Edits overlap.');
    text += source.slice(done, from) + piece;
    done = to;
  }
  return text + source.slice(done);
}
