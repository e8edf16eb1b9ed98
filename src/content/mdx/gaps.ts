import type { Range } from '../problems/lines.ts';

/** What was left out of a body, and what that makes uncertain. */
export interface Gaps {
  /** The text with spaces in its gaps, as long as the text itself: every place is the writer's. */
  text: string;
  /** What stood there; empty for nearly every body. */
  hidden: string;
  /** True where a tag is among it: what stands inside of what is not known any more. */
  inTags: boolean;
  /** True where some of a piece was left out. */
  touches: (from: number, to: number) => boolean;
}

/** What a list of gaps makes of a text. */
export function openGaps(source: string, gaps: readonly Range[]): Gaps {
  const hidden = gaps.map(({ from, to }) => source.slice(from, to)).join('\n');
  return {
    text: gaps.reduce(leaveOut, source),
    hidden,
    inTags: /<\/?\p{L}/u.test(hidden),
    touches: (from, to) => gaps.some((gap) => gap.from < to && from < gap.to),
  };
}

/** A text without one piece, at its old length. */
export const leaveOut = (text: string, { from, to }: Range): string =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\r\n]/g, ' ') + text.slice(to);

/**
 * The lines around a piece that no empty line parts: a paragraph, a table, a list, a tag with its properties. Whatever a
 * slip has spoilt, it ends there.
 * @param start where the text begins
 */
export function blockAround(text: string, { from, to }: Range, start = 0): Range {
  let first = start;
  for (const { index, 0: found } of text.slice(0, from + 1).matchAll(/\n[ \t\r]*\n/g))
    first = Math.max(start, index + found.length);
  const last = Math.max(0, to - 1);
  const end = text.slice(last).search(/\n[ \t\r]*\n/);
  return { from: Math.min(first, from), to: end < 0 ? text.length : last + end };
}
