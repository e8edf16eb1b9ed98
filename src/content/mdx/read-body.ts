import type { Root } from 'mdast';
import { type Problem, sortProblems } from '../problems/problems.ts';
import type { Gap } from './extent.ts';
import { type Gaps, leaveOut, noGaps, openGaps } from './gaps.ts';
import { LooseTags } from './loose-tags.ts';
import { syntaxProblem } from './mistakes.ts';
import { parseMdx } from './parse.ts';
import { readStumble } from './stumble.ts';

/** Whoever has made more slips than that knows what to look for; each costs another reading of the text. */
const mostSlips = 50;

/** A body as far as it can be read. */
export interface Body {
  /** Null where even what was left cannot be read. Of a body with problems it is good for checks alone. */
  tree: Root | null;
  /** Every slip of the syntax, sorted. */
  problems: Problem[];
  gaps: Gaps;
}

/**
 * Reads the body of a file for its checks; nothing is thrown. After a slip, the smallest part that holds it is left out
 * and the rest read again, so that every slip is told in one run, and what only follows from another is not.
 * @param source the file's whole text
 * @param start where the body begins, if the lines of dashes do not say so
 */
export function readBody(file: string, source: string, start = 0): Body {
  const text = source.slice(0, start).replace(/[^\r\n]/g, ' ') + source.slice(start);
  try {
    return { tree: parseMdx(text), problems: [], gaps: noGaps(text) };
  } catch (error) {
    return recover(file, text, error);
  }
}

/**
 * The same for a body that the parser has refused.
 * @param thrown what it threw
 */
export function recover(file: string, source: string, thrown: unknown): Body {
  const problems: Problem[] = [];
  const gaps: Gap[] = [];
  const loose = new LooseTags();
  let text = source;
  let error = thrown;
  let tree: Root | null = null;
  for (let round = 0; tree === null && problems.length < mostSlips && round < 2 * mostSlips; round++) {
    const stumble = readStumble(error, text);
    let gap = loose.take(stumble);
    if (!gap) {
      const slip = syntaxProblem(file, stumble);
      gap = slip.gap;
      const { line, column } = slip.problem;
      if (!problems.some((told) => told.line === line && told.column === column)) problems.push(slip.problem);
      loose.leftOut(text.slice(gap.from, gap.to), stumble);
    }
    const rest = leaveOut(text, gap);
    // A slip that cannot be left out would be told for ever.
    if (rest === text) break;
    gaps.push(gap);
    text = rest;
    try {
      tree = parseMdx(text);
    } catch (next) {
      error = next;
    }
  }
  return { tree, problems: sortProblems(problems), gaps: openGaps(source, text, gaps) };
}
