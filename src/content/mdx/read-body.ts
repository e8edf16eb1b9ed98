import type { Root } from 'mdast';
import { type Problem, sortProblems } from '../problems/problems.ts';
import type { Gap } from './extent.ts';
import { type Gaps, leaveOut, noGaps, openGaps } from './gaps.ts';
import { readLeftovers } from './leftovers.ts';
import { LooseTags } from './loose-tags.ts';
import { syntaxProblem } from './mistakes.ts';
import { parseMdx } from './parse.ts';
import { readStumble, type Stumble } from './stumble.ts';

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
 * and the rest read again, so that every slip is told in one run, and what only follows from another is not. What other
 * programs have left is taken out first: it breaks the text, or not, in ways that say nothing to a writer.
 * @param source the file's whole text
 * @param start where the body begins, if the lines of dashes do not say so
 */
export function readBody(file: string, source: string, start = 0): Body {
  const written = source.slice(0, start).replace(/[^\r\n]/g, ' ') + source.slice(start);
  const { problems, gaps } = readLeftovers(file, written);
  const loose = new LooseTags();
  let text = gaps.reduce(leaveOut, written);
  for (let round = 0; problems.length < mostSlips && round < 2 * mostSlips; round++) {
    try {
      return bodyOf(parseMdx(text));
    } catch (error) {
      const gap = nextGap(readStumble(error, text));
      const rest = leaveOut(text, gap);
      // A slip that cannot be left out would be told for ever.
      if (rest === text) break;
      gaps.push(gap);
      text = rest;
    }
  }
  return bodyOf(null);

  function nextGap(stumble: Stumble): Gap {
    const follows = loose.take(stumble);
    if (follows) return follows;
    const { problem, gap } = syntaxProblem(file, stumble);
    const { line, column } = problem;
    if (!problems.some((told) => told.line === line && told.column === column)) problems.push(problem);
    loose.leftOut(text.slice(gap.from, gap.to), stumble);
    return gap;
  }

  function bodyOf(tree: Root | null): Body {
    return {
      tree,
      problems: sortProblems(problems),
      gaps: gaps.length > 0 ? openGaps(written, text, gaps) : noGaps(written),
    };
  }
}
