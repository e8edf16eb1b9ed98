import type { Range } from './lines.ts';
import { type Problem, sortProblems } from './problems.ts';

/** A replacement of an error with a text of the same length; spaces by default. */
export interface Mend extends Range {
  text?: string;
}

/** An error that prevents a text from being parsed. */
export interface Slip {
  /** Offset where it is reported. */
  at: number;
  /** Null if it only follows from an error that was already reported. */
  problem: Problem | null;
  /** Makes the rest of its block readable; null if unknown. */
  mend: Mend | null;
  /** The lines to leave out if no mend helps. */
  block: Range;
}

/** Limit of mends in a paragraph or field, which is then left out: each costs another parse of the whole text. */
const maxMends = 10;

/** Parts of a text that were mended or left out, so that nothing about them is certain. */
export interface Gaps {
  /** The text as finally parsed; it keeps its length, so that positions are those of the file. */
  text: string;
  ranges: readonly Range[];
  /** Whether a range overlaps a part that was mended or left out. */
  touches: (from: number, to: number) => boolean;
}

/** Describes the gaps of a text, whose ranges are replaced; none by default. */
export const openGaps = (text: string, ranges: readonly Range[] = []): Gaps => ({
  text,
  ranges,
  touches: (from, to) => ranges.some((range) => range.from < to && from < range.to),
});

/**
 * Parses a text, mends each error in a copy and parses that again, so that one run reports all errors. Mends keep the
 * length of the text. An error inside a mend, or where one was reported, only follows from that: it is not reported,
 * and its block is left out.
 * @param leftovers what other programs have left in the text: it is reported and left out first
 * @param find returns the first error of a text with the given gaps; null if it can be parsed
 * @param maxErrors limit of errors, at which parsing is given up
 * @returns all problems, sorted, and the gaps; `isRead` is false if parsing was given up
 */
export function readAgain(
  text: string,
  leftovers: { problems: readonly Problem[]; found: readonly Range[] },
  find: (text: string, gaps: readonly Mend[]) => Slip | null,
  maxErrors: number,
): { isRead: boolean; problems: Problem[]; gaps: Gaps } {
  const problems: Problem[] = [];
  const reported = new Set<number>();
  let ranges: readonly Mend[] = leftovers.found;
  let copy = ranges.reduce(mended, text);
  const result = (isRead: boolean) => ({
    isRead,
    problems: sortProblems([...leftovers.problems, ...problems]),
    gaps: openGaps(copy, ranges),
  });
  for (let round = 0; problems.length < maxErrors && round < 2 * maxErrors; round++) {
    const slip = find(copy, ranges);
    if (!slip) return result(true);
    const { at, problem, mend, block } = slip;
    const isNew = problem && !reported.has(at) && ranges.every(({ from, to }) => at < from || to <= at);
    if (isNew) problems.push(problem);
    reported.add(at);
    const within = ranges.filter(({ from, to }) => block.from <= from && to <= block.to);
    const isMended = mend && (isNew || !problem) && within.length < maxMends && mended(copy, mend) !== copy;
    const piece = isMended ? mend : block;
    const next = mended(copy, piece);
    // An error that cannot be left out would be found again forever.
    if (next === copy) break;
    ranges = [...ranges.filter(({ from, to }) => from < piece.from || piece.to < to), piece];
    copy = next;
  }
  return result(false);
}

/** Replaces a range of a text. */
const mended = (text: string, { from, to, text: written = blank(text.slice(from, to)) }: Mend): string =>
  text.slice(0, from) + written + text.slice(to);

/** Replaces all characters except line breaks with spaces. */
export const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');
