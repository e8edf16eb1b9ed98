import type { Range } from './lines.ts';
import { type Problem, sortProblems } from './problems.ts';

/** What is written in place of a slip, as long as the slip itself; spaces where nothing is said. */
export interface Mend extends Range {
  text?: string;
}

/** A slip that keeps a text from being read. */
export interface Slip {
  /** Where it is told. */
  at: number;
  /** Null for what only follows from another that was told. */
  problem: Problem | null;
  /** What makes the rest of its block readable; null where nobody can tell. */
  mend: Mend | null;
  /** The lines that are left out where no mend helps. */
  block: Range;
}

/** A paragraph or field with more slips is left out: each costs another reading of the whole text. */
const mostMends = 10;

/** What was mended in a text or left out of it, so that nothing is certain of it. */
export interface Gaps {
  /** The text as it was read at last, as long as the text itself: every place is the writer's. */
  text: string;
  ranges: readonly Range[];
  /** What the writer has typed there; empty for nearly every text. */
  hidden: string;
  /** True where a tag is among it: what stands inside of what is not known any more. */
  inTags: boolean;
  /** True where some of a piece was mended or left out, and that held such a sign. */
  touches: (from: number, to: number, sign?: RegExp) => boolean;
}

/** @param text what the ranges of the source have become; spaces where it is not given */
export function openGaps(
  source: string,
  ranges: readonly Range[],
  text = ranges.reduce(mended, source),
): Gaps {
  const hidden = ranges.map(({ from, to }) => source.slice(from, to)).join('\n');
  return {
    text,
    ranges,
    hidden,
    inTags: /<\/?\p{L}/u.test(hidden),
    touches: (from, to, sign = /^/) =>
      ranges.some(
        (range) => range.from < to && from < range.to && sign.test(source.slice(range.from, range.to)),
      ),
  };
}

/**
 * Reads a text, and after every slip mends it in a copy and reads that again, so that all slips are told in one run. Every
 * mend keeps the length of the text. A slip where a mend stands, or where one was told, only follows from that: it
 * is not told, and the lines around are left out.
 * @param text what is read first
 * @param find what the reader stumbles on in a text, which has these gaps by now; null where it can be read
 * @param most a text with more slips is given up
 * @param before what was taken out of the text already
 * @returns the slips that were told, sorted, and what stands in their place; `isRead` is false where it was given up
 */
export function readAgain(
  text: string,
  find: (text: string, gaps: readonly Mend[]) => Slip | null,
  most: number,
  before: readonly Range[] = [],
): { isRead: boolean; problems: Problem[]; text: string; ranges: Mend[] } {
  const problems: Problem[] = [];
  const told = new Set<number>();
  let ranges: Mend[] = [...before];
  let copy = text;
  const result = (isRead: boolean) => ({ isRead, problems: sortProblems(problems), text: copy, ranges });
  for (let round = 0; problems.length < most && round < 2 * most; round++) {
    const slip = find(copy, ranges);
    if (!slip) return result(true);
    const { at, problem, mend, block } = slip;
    const isNew = problem && !told.has(at) && ranges.every(({ from, to }) => at < from || to <= at);
    if (isNew) problems.push(problem);
    told.add(at);
    const within = ranges.filter(({ from, to }) => block.from <= from && to <= block.to);
    const isMended = mend && (isNew || !problem) && within.length < mostMends && mended(copy, mend) !== copy;
    const piece = isMended ? mend : block;
    const next = mended(copy, piece);
    // A slip that cannot be taken out would be told for ever.
    if (next === copy) break;
    ranges = [...ranges.filter(({ from, to }) => from < piece.from || piece.to < to), piece];
    copy = next;
  }
  return result(false);
}

/** A text with one piece mended. */
const mended = (text: string, { from, to, text: written = blank(text.slice(from, to)) }: Mend): string =>
  text.slice(0, from) + written + text.slice(to);

/** As many spaces as a text has signs; its lines stay. */
export const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');
