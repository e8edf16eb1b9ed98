import type { Root } from 'mdast';
import type { Range } from '../problems/lines.ts';
import { type Problem, sortProblems } from '../problems/problems.ts';
import { blockAround, type Gaps, leaveOut, openGaps } from './gaps.ts';
import { readLeftovers } from './leftovers.ts';
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
  /** The first slip of the syntax in every block, sorted. */
  problems: Problem[];
  gaps: Gaps;
}

/**
 * Reads the body of a file for its checks; nothing is thrown. After a slip, the block that holds it is left out and the
 * rest read again, so that the slips of all blocks are told in one run, and what only follows from another is not. What
 * other programs have left is taken out first: it breaks the text, or not, in ways that say nothing to a writer.
 * @param source the file's whole text
 * @param start where the body begins, if the lines of dashes do not say so
 */
export function readBody(file: string, source: string, start = 0): Body {
  const written = leaveOut(source, { from: 0, to: start });
  const begin = start || (/^---\r?\n[\s\S]*?\n---[ \t]*\r?\n/.exec(source)?.[0].length ?? 0);
  const { problems, found } = readLeftovers(file, written);
  const gaps = found.map((range) => blockAround(written, range, begin));
  const loose = new LooseTags();
  let text = gaps.reduce(leaveOut, written);
  for (let round = 0; problems.length < mostSlips && round < 2 * mostSlips; round++) {
    try {
      return bodyOf(parseMdx(text));
    } catch (error) {
      const gap = nextGap(error);
      const rest = leaveOut(text, gap);
      // A slip that cannot be left out would be told for ever.
      if (rest === text) break;
      gaps.push(gap);
      text = rest;
    }
  }
  return bodyOf(null);

  function nextGap(error: unknown): Range {
    const stumble = readStumble(error, text);
    const other = loose.take(stumble);
    if (other !== null) {
      const gap = blockAround(text, { from: other, to: other }, begin);
      loose.leftOut(text, gap, other);
      return gap;
    }
    const { problem, spoilt } = syntaxProblem(file, stumble);
    problems.push(problem);
    const gap = blockAround(text, spoilt, begin);
    loose.leftOut(text, gap);
    loose.told(stumble);
    return gap;
  }

  function bodyOf(tree: Root | null): Body {
    return { tree, problems: sortProblems(problems), gaps: openGaps(written, gaps) };
  }
}
