import type { Root } from 'mdast';
import { fencedFields } from '../frontmatter/fences.ts';
import { readLeftovers } from '../problems/leftovers.ts';
import type { Range } from '../problems/lines.ts';
import type { Problem } from '../problems/problems.ts';
import { blank, type Gaps, type Mend, readAgain, type Slip } from '../problems/read-again.ts';
import { syntaxProblem } from './mistakes.ts';
import { parseMdx, readParseError } from './parse-mdx.ts';
import { pairsOf, tagsIn } from './tags.ts';

/** Most errors reported for a body: more would not help the writer, and each costs another parse of the text. */
const maxErrors = 50;

/** The readable part of a body. */
export interface Body {
  /** Null if the text cannot be parsed even without its errors. With problems, the tree serves only checks. */
  tree: Root | null;
  /** All syntax errors, sorted. */
  problems: Problem[];
  gaps: Gaps;
}

/**
 * Parses the body of a file for its checks; does not throw. Each error is mended in a copy that is parsed again, so
 * that one run reports all errors, without those that only follow from others. Leftovers of other programs are removed
 * first, since the parser's errors about them would not help a writer.
 * @param source the file's whole text
 * @param start offset of the body; by default, after the closing `---`
 * @param known names of components; without them, mistyped names have no fix
 */
export function readBody(file: string, source: string, start = 0, known?: readonly string[]): Body {
  const written = blank(source.slice(0, start)) + source.slice(start);
  const begin = start || (fencedFields.exec(source)?.[0].length ?? 0);
  const leftovers = readLeftovers(file, blank(source.slice(0, begin)) + source.slice(begin));
  /** Offsets of tags that lose their pair by a mend: that of the pair, or any. */
  const pairs = new Map([...pairsOf(tagsIn(written))].map(([tag, pair]) => [tag.from, pair.from]));
  const widowed = new Set<number>();
  let tree: Root | null = null;
  const { problems, gaps } = readAgain(written, leftovers, findSlip, maxErrors);
  return { tree, problems, gaps };

  function findSlip(text: string, gaps: readonly Mend[]): Slip | null {
    try {
      tree = parseMdx(text);
      return null;
    } catch (thrown) {
      const error = readParseError(thrown, text);
      const isLeftOut = (at = -1) => gaps.some(({ from, to }) => from <= at && at < to);
      const near = [error.mentioned, text.lastIndexOf('<', error.at)];
      const alone = tagsIn(text).find(
        ({ from, isRegular }) =>
          isRegular && near.includes(from) && (widowed.has(from) || isLeftOut(pairs.get(from))),
      );
      if (alone)
        return { at: alone.from, problem: null, mend: alone, block: blockAround(written, alone, begin) };
      const { widowed: others, ...slip } = syntaxProblem(file, error, known);
      for (const { from } of others) widowed.add(from);
      return { ...slip, block: blockAround(written, slip.mend ?? { from: slip.at, to: slip.at }, begin) };
    }
  }
}

/**
 * Returns the block around a range, delimited by empty lines: a paragraph, a table, a list, a tag with its properties.
 * An error makes no more than that unreadable.
 * @param start offset of the body
 */
function blockAround(text: string, { from, to }: Range, start: number): Range {
  let first = start;
  for (const { index, 0: found } of text.slice(0, from + 1).matchAll(/\n[ \t\r]*\n/g))
    first = Math.max(start, index + found.length);
  const last = Math.max(0, to - 1);
  const end = text.slice(last).search(/\n[ \t\r]*\n/);
  return { from: Math.min(first, from), to: end < 0 ? text.length : last + end };
}
