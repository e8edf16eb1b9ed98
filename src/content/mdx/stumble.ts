import { withoutCode } from '../problems/leftovers.ts';
import { Lines } from '../problems/lines.ts';
import { blank, type Mend } from '../problems/read-again.ts';

/** Where the parser gave up, what it said, and the text around it. */
export interface Stumble {
  /** The parser's English sentence. */
  said: string;
  source: string;
  at: number;
  /** The part of the line before it, and the rest of the line from there. */
  before: string;
  after: string;
  /** The last `<` up to there. */
  open: number;
  /** Offset of a `line:column` that the sentence mentions. */
  mentioned: number | null;
  /** The tag that the sentence names first, without its brackets. */
  tag: string;
}

/** What the MDX parser throws: a VFileMessage, or an error of acorn's, whose place stands in its text alone. */
interface ParserError {
  message?: string;
  reason?: string;
  line?: number | undefined;
  column?: number | undefined;
}

export function readStumble(thrown: unknown, source: string): Stumble {
  const error = thrown as ParserError;
  const said = error.reason ?? error.message ?? String(thrown);
  const lines = new Lines(source);
  const [, line, column] = said.match(/\((\d+):(\d+)/) ?? [];
  const mentioned = line ? lines.offset({ line: Number(line), column: Number(column) }) : null;
  const at = error.line ? lines.offset({ line: error.line, column: error.column ?? 1 }) : (mentioned ?? 0);
  const end = source.indexOf('\n', at);
  return {
    said,
    source,
    at,
    mentioned,
    before: source.slice(source.lastIndexOf('\n', at - 1) + 1, at),
    after: source.slice(at, end < 0 ? source.length : end),
    open: source.lastIndexOf('<', at),
    tag: said.match(/`<\/?([^>`]*)>`/)?.[1] ?? '',
  };
}

/** The offset of the `<` of the tag that is open at a place. */
export const tagAt = (source: string, at: number): number => source.lastIndexOf('<', at - 1);

/** An opening or closing tag without the other. */
export interface Half {
  name: string;
  isClosing: boolean;
}

const anyTag = /<\s*([/\\]?)\s*([\p{L}$_](?:[\p{L}\w.:-]*[\p{L}\w])?)(?:"[^"\n]*"|[^<>"])*>?/gu;

/** The tags of a piece of text whose other half is not in it. */
export function halvesIn(text: string): Half[] {
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

/** The tag that is open at a place, if there is one; what stands in code is none. */
export const openTagAt = (source: string, at: number): string | undefined =>
  halvesIn(withoutCode(source.slice(0, at))).findLast(({ isClosing }) => !isClosing)?.name;

/** A name at the end of a piece of a tag, with neither sign nor value. */
export const bareName = /(?:^<[\w.]+|["'}])\s+([\p{L}\w:-]+)\s*$/u;

/** Offset of the brace that is open at a place, of the first of two that stand together. */
export function openBraceAt(source: string, at: number): number {
  let depth = 0;
  for (let index = Math.min(at, source.length) - 1; index >= 0; index--) {
    if (source[index] === '}') depth++;
    if (source[index] === '{' && depth-- === 0) return source[index - 1] === '{' ? index - 1 : index;
  }
  // Closed on a line that the parser counts to something else (a quotation, a list): the last one before.
  const last = source.lastIndexOf('{', at);
  return last < 0 ? at : last;
}

const inBraces = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const property = String.raw`\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|${inBraces}))?`;
/** What stands whole in a text: a comment of HTML, a tag with its properties and perhaps without its end, a sign, braces. */
const pieces = [
  /^<!--[\s\S]*?-->/,
  new RegExp(String.raw`^<\s*[/\\]?\s*[\p{L}$_][\p{L}\w.:-]*(?:${property})*(?:\s*/?>)?`, 'u'),
  /^<\/?/,
  /^\{+(?:(?!\n[ \t\r]*\n)[^{}])*\}+/,
  /^\{+/,
];

/** What can be left out for a slip, so that the rest of its block can be read: what begins at its place, or what it stands in. */
export function mendAt(source: string, at: number): Mend | null {
  if (!/[<{]/.test(source.charAt(at)) || /=\{*$/.test(source.slice(0, at)))
    return withoutValue(source, at) ?? withoutTag(source, at);
  const rest = source.slice(at);
  const piece = pieces.map((pattern) => pattern.exec(rest)?.[0]).find((found) => found !== undefined) ?? '';
  return { from: at, to: at + piece.length };
}

/**
 * Another value for the property in which a slip stands: of it nothing is known but that it is there. It ends at the next
 * property, or with the tag. A row of spaces is tried from its start only: from each of its signs, a long one costs minutes.
 */
function withoutValue(source: string, at: number): Mend | null {
  const tag = tagAt(source, at);
  const equals = [...source.slice(tag, at + 1).matchAll(/\s[\p{L}\w:-]+\s*(?==)/gu)].at(-1);
  if (tag < 0 || !equals) return null;
  const from = tag + equals.index + equals[0].length;
  const [rest = ''] =
    /^[\s\S]*?(?=(?<!\s)\s+[\w:-]+=\S|(?<!\s)\s*\/?>|\n[ \t\r]*\n|$(?![\s\S]))/.exec(source.slice(from)) ??
    [];
  // There is no tag in a value: its own has no end.
  if (rest.includes('<') || rest.length < 3) return null;
  return { from, to: from + rest.length, text: `="${blank(rest.slice(2, -1))}"` };
}

/** The tag in which a slip stands, if it has an end. */
function withoutTag(source: string, at: number): Mend | null {
  const from = tagAt(source, at);
  const [tag = ''] = /^<\/?[\p{L}](?:(?!\n[ \t\r]*\n)[^<>])*>/u.exec(source.slice(Math.max(0, from))) ?? [];
  return from + tag.length > at ? { from, to: from + tag.length } : null;
}
