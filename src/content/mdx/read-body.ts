import type { Root } from 'mdast';
import { fencedFields } from '../frontmatter/fences.ts';
import { readLeftovers } from '../problems/leftovers.ts';
import type { Range } from '../problems/lines.ts';
import { type Problem, sortProblems } from '../problems/problems.ts';
import { blank, type Gaps, type Mend, openGaps, readAgain, type Slip } from '../problems/read-again.ts';
import { syntaxProblem } from './mistakes.ts';
import { mendAt, type ParseError, readParseError, type Tag, unpairedTagsIn } from './parse-error.ts';
import { parseMdx } from './parse-mdx.ts';

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
 */
export function readBody(file: string, source: string, start = 0): Body {
  const written = blank(source.slice(0, start)) + source.slice(start);
  const begin = start || (fencedFields.exec(source)?.[0].length ?? 0);
  const { problems, found } = readLeftovers(file, blank(source.slice(0, begin)) + source.slice(begin));
  /** Names of closing tags that were already reported, by offset. */
  const reported = new Map<number, string>();
  let tree: Root | null = null;
  const read = readAgain(openGaps(written, found).text, findSlip, maxErrors, found);
  return {
    tree,
    problems: sortProblems([...problems, ...read.problems]),
    gaps: openGaps(written, read.ranges, read.text),
  };

  function findSlip(text: string, gaps: readonly Mend[]): Slip | null {
    try {
      tree = parseMdx(text);
      return null;
    } catch (thrown) {
      const error = readParseError(thrown, text);
      const tags = unpairedTags(error);
      const leftOut = gaps.flatMap(({ from, to }) => unpairedTagsIn(written.slice(from, to)));
      // The name of a closing tag that was left out may be cut short.
      const countOf = (name: string, isClosing: boolean) =>
        leftOut.filter(
          (tag) => tag.isClosing === isClosing && (isClosing ? name.startsWith(tag.name) : tag.name === name),
        ).length;
      const isPaired = (closing: string) =>
        [...reported].some(([at, name]) => name === closing && text.startsWith('</', at));
      // Its pair was already left out, or paired with a reported tag, so being unpaired is not a separate error.
      const unpaired = tags.find(
        ({ at, name, isClosing }) =>
          reported.has(at) ||
          (isClosing && isPaired(name)) ||
          countOf(name, !isClosing) > countOf(name, isClosing),
      );
      if (unpaired) {
        const { at } = unpaired;
        return {
          at,
          problem: null,
          mend: mendAt(text, at),
          block: blockAround(written, { from: at, to: at }, begin),
        };
      }
      for (const { at, name, isClosing } of tags) if (isClosing) reported.set(at, name);
      const { unreadable, ...slip } = syntaxProblem(file, error);
      return { ...slip, block: blockAround(written, unreadable, begin) };
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

/** A tag with its offset. */
interface PlacedTag extends Tag {
  at: number;
}

/** Returns the tags that the parser reports as unpaired: both, if the closing tag has another name. */
function unpairedTags({ message, source, open, mentioned }: ParseError): PlacedTag[] {
  const isAtClosing = /^Unexpected closing (?:slash|tag)|^Expected the closing tag/.test(message);
  const closing = isAtClosing ? /^<\/\s*([^\s<>/]+)/.exec(source.slice(open))?.[1] : undefined;
  const opening = / for `<([^\s<>/`]*)/.exec(message)?.[1];
  return [
    ...(closing === undefined ? [] : [{ name: closing, isClosing: true, at: open }]),
    ...(opening === undefined || mentioned === null
      ? []
      : [{ name: opening, isClosing: false, at: mentioned }]),
  ];
}
