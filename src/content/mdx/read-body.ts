import type { Root } from 'mdast';
import { fencedFields } from '../frontmatter/fences.ts';
import { readLeftovers } from '../problems/leftovers.ts';
import type { Range } from '../problems/lines.ts';
import { type Problem, sortProblems } from '../problems/problems.ts';
import { blank, type Gaps, type Mend, openGaps, readAgain, type Slip } from '../problems/read-again.ts';
import { syntaxProblem } from './mistakes.ts';
import { parseMdx } from './parse-mdx.ts';
import { type Half, halvesIn, mendAt, readStumble, type Stumble } from './stumble.ts';

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
 * Reads the body of a file for its checks; nothing is thrown. Every slip is mended in a copy that is read again, so that
 * all are told in one run, and what only follows from another is not. What other programs have left is taken out first: it
 * breaks the text, or not, in ways that say nothing to a writer.
 * @param source the file's whole text
 * @param start where the body begins, if the lines of dashes do not say so
 */
export function readBody(file: string, source: string, start = 0): Body {
  const written = blank(source.slice(0, start)) + source.slice(start);
  const begin = start || (fencedFields.exec(source)?.[0].length ?? 0);
  const { problems, found } = readLeftovers(file, blank(source.slice(0, begin)) + source.slice(begin));
  /** Closing tags that a problem has named already. */
  const told = new Set<number>();
  let tree: Root | null = null;
  const read = readAgain(openGaps(written, found).text, findSlip, mostSlips, found);
  return {
    tree,
    problems: sortProblems([...problems, ...read.problems]),
    gaps: openGaps(written, read.ranges, read.text),
  };

  function findSlip(text: string, gaps: readonly Mend[]): Slip | null {
    try {
      tree = parseMdx(text);
      return null;
    } catch (error) {
      const stumble = readStumble(error, text);
      const tags = unpairedTags(stumble);
      const halves = gaps.flatMap(({ from, to }) => halvesIn(written.slice(from, to)));
      const isLoose = ({ name, isClosing }: Half) =>
        halves.filter((half) => half.name === name && half.isClosing !== isClosing).length >
        halves.filter((half) => half.name === name && half.isClosing === isClosing).length;
      // Its other half is out already: that it has none is no slip of its own.
      const loose = tags.find((tag) => told.has(tag.at) || isLoose(tag));
      if (loose) {
        const { at } = loose;
        return {
          at,
          problem: null,
          mend: mendAt(text, at),
          block: blockAround(written, { from: at, to: at }, begin),
        };
      }
      for (const { at, isClosing } of tags) if (isClosing) told.add(at);
      const { spoilt, ...slip } = syntaxProblem(file, stumble);
      return { ...slip, block: blockAround(written, spoilt, begin) };
    }
  }
}

/**
 * The lines around a piece that no empty line parts: a paragraph, a table, a list, a tag with its properties. Whatever a
 * slip has spoilt, it ends there.
 * @param start where the text begins
 */
function blockAround(text: string, { from, to }: Range, start: number): Range {
  let first = start;
  for (const { index, 0: found } of text.slice(0, from + 1).matchAll(/\n[ \t\r]*\n/g))
    first = Math.max(start, index + found.length);
  const last = Math.max(0, to - 1);
  const end = text.slice(last).search(/\n[ \t\r]*\n/);
  return { from: Math.min(first, from), to: end < 0 ? text.length : last + end };
}

/** A tag in a text. */
interface Tag extends Half {
  at: number;
}

/** The tags of which the parser says that they have no other half: both, where one is closed by that of another. */
function unpairedTags({ said, source, open, mentioned }: Stumble): Tag[] {
  const isAtClosing = /^Unexpected closing (?:slash|tag)|^Expected the closing tag/.test(said);
  const closing = isAtClosing ? /^<\/\s*([^\s<>/]+)/.exec(source.slice(open))?.[1] : undefined;
  const opening = / for `<([^\s<>/`]*)/.exec(said)?.[1];
  return [
    ...(closing === undefined ? [] : [{ name: closing, isClosing: true, at: open }]),
    ...(opening === undefined || mentioned === null
      ? []
      : [{ name: opening, isClosing: false, at: mentioned }]),
  ];
}
