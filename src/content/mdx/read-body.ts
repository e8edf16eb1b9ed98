import type { Root } from 'mdast';
import type { Range } from '../problems/lines.ts';
import { type Problem, sortProblems } from '../problems/problems.ts';
import { readLeftovers } from './leftovers.ts';
import { syntaxProblem } from './mistakes.ts';
import { parseMdx } from './parse.ts';
import { readStumble, type Stumble } from './stumble.ts';

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
  let text = gaps.reduce(leaveOut, written);
  /** Tags that were left out and whose other half was not: that it has none is no slip of its own. */
  const halves: Half[] = [];
  /** Closing tags that a problem has named already. */
  const told = new Set<number>();
  for (let round = 0; problems.length < mostSlips && round < 2 * mostSlips; round++) {
    try {
      return bodyOf(parseMdx(text));
    } catch (error) {
      const gap = blockAround(text, spoiltBy(readStumble(error, text)), begin);
      const rest = leaveOut(text, gap);
      // A slip that cannot be left out would be told for ever.
      if (rest === text) break;
      halves.push(...halvesIn(text.slice(gap.from, gap.to)));
      gaps.push(gap);
      text = rest;
    }
  }
  return bodyOf(null);

  /** What the parser has stumbled over; told, unless it is the other half of what is out already. */
  function spoiltBy(stumble: Stumble): Range {
    const tag = unpairedTag(stumble);
    const isLoose = ({ name, isClosing }: Half) =>
      halves.filter((half) => half.name === name && half.isClosing !== isClosing).length >
      halves.filter((half) => half.name === name && half.isClosing === isClosing).length;
    if (tag && (told.has(tag.at) || isLoose(tag))) return { from: tag.at, to: tag.at };
    const { problem, spoilt } = syntaxProblem(file, stumble);
    problems.push(problem);
    if (tag?.isClosing) told.add(tag.at);
    return spoilt;
  }

  function bodyOf(tree: Root | null): Body {
    return { tree, problems: sortProblems(problems), gaps: openGaps(written, gaps) };
  }
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
const leaveOut = (text: string, { from, to }: Range): string =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\r\n]/g, ' ') + text.slice(to);

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

/** An opening or closing tag without the other. */
interface Half {
  name: string;
  isClosing: boolean;
}

const anyTag = /<\s*(\/?)\s*([\p{L}$_][\p{L}\w.:-]*)(?:"[^"\n]*"|[^<>"])*>?/gu;

/** The tags of a piece of text whose other half is not in it. */
function halvesIn(text: string): Half[] {
  const open: Half[] = [];
  const closed: Half[] = [];
  for (const { 0: tag, 1: slash, 2: name = '' } of text.matchAll(anyTag)) {
    if (!slash && tag.endsWith('/>')) continue;
    const same = open.findLastIndex((half) => half.name === name);
    if (!slash) open.push({ name, isClosing: false });
    // One with a slip in its name closes the last one all the same.
    else if (open.splice(same, 1).length === 0) closed.push({ name, isClosing: true });
  }
  return [...open, ...closed];
}

/** The tag of which the parser says that it has no other half. */
function unpairedTag({ said, source, open, mentioned, tag }: Stumble): (Half & { at: number }) | null {
  if (/^Unexpected closing (?:slash|tag)|^Expected the closing tag/.test(said)) {
    const name = /^<\/\s*([^\s<>/]+)/.exec(source.slice(open))?.[1];
    return name === undefined ? null : { name, isClosing: true, at: open };
  }
  const isOpening = /(?:Expected a closing tag|expected corresponding closing tag) for/.test(said);
  if (!isOpening || mentioned === null) return null;
  const [name = ''] = /[^\s<>/]+/.exec(said.match(/for `<([^>`]*)>`/)?.[1] ?? tag) ?? [];
  return { name, isClosing: false, at: mentioned };
}
