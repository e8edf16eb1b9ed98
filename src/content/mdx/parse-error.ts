import { withoutCode } from '../problems/leftovers.ts';
import { Lines } from '../problems/lines.ts';
import { blank, type Mend } from '../problems/read-again.ts';

/** A parser error with its message, offset and surrounding text. */
export interface ParseError {
  /** The parser's English message. */
  message: string;
  source: string;
  at: number;
  /** The line's text before and after `at`. */
  before: string;
  after: string;
  /** Offset of the last `<` up to `at`. */
  open: number;
  /** Offset of a `line:column` in the message; null if it has none. */
  mentioned: number | null;
  /** The first tag in the message, without its brackets; may be empty. */
  tag: string;
}

/** An error of the MDX parser: a VFileMessage, or an Acorn error, whose position is only in its message. */
interface ThrownError {
  message?: string;
  reason?: string;
  line?: number | undefined;
  column?: number | undefined;
}

/** Reads the error that the parser or compiler has thrown for a source. */
export function readParseError(thrown: unknown, source: string): ParseError {
  const error = thrown as ThrownError;
  const message = error.reason ?? error.message ?? String(thrown);
  const lines = new Lines(source);
  const [, line, column] = message.match(/\((\d+):(\d+)/) ?? [];
  const mentioned = line ? lines.offset({ line: Number(line), column: Number(column) }) : null;
  const at = error.line ? lines.offset({ line: error.line, column: error.column ?? 1 }) : (mentioned ?? 0);
  const end = source.indexOf('\n', at);
  return {
    message,
    source,
    at,
    mentioned,
    before: source.slice(source.lastIndexOf('\n', at - 1) + 1, at),
    after: source.slice(at, end < 0 ? source.length : end),
    open: source.lastIndexOf('<', at),
    tag: message.match(/`<\/?([^>`]*)>`/)?.[1] ?? '',
  };
}

/** Returns the offset of the `<` of the tag that is open at an offset; -1 if missing. */
export const tagAt = (source: string, at: number): number => source.lastIndexOf('<', at - 1);

/** An unpaired opening or closing tag. */
export interface Tag {
  name: string;
  isClosing: boolean;
}

const anyTag = /<\s*([/\\]?)\s*([\p{L}$_](?:[\p{L}\w.:-]*[\p{L}\w])?)(?:"[^"\n]*"|[^<>"])*>?/gu;

/** Returns the unpaired tags of a text. */
export function unpairedTagsIn(text: string): Tag[] {
  const open: Tag[] = [];
  const closed: Tag[] = [];
  for (const { 0: tag, 1: slash, 2: name = '' } of text.matchAll(anyTag)) {
    if (!slash && tag.endsWith('/>')) continue;
    const same = open.findLastIndex((other) => other.name === name);
    if (!slash) open.push({ name, isClosing: false });
    // A closing tag with a mistyped name closes the last open tag.
    else if (open.splice(same, 1).length === 0) closed.push({ name, isClosing: true });
  }
  return [...open, ...closed];
}

/** Returns the name of the tag that is open at an offset, ignoring tags in code; undefined if none is. */
export const openTagAt = (source: string, at: number): string | undefined =>
  unpairedTagsIn(withoutCode(source.slice(0, at))).findLast(({ isClosing }) => !isClosing)?.name;

/** Matches a property name at the end of a part of a tag, without `=` and value. */
export const bareName = /(?:^<[\w.]+|["'}])\s+([\p{L}\w:-]+)\s*$/u;

/** Returns the offset of the brace that is open at an offset; of `{{`, the first one. */
export function openBraceAt(source: string, at: number): number {
  let depth = 0;
  for (let index = Math.min(at, source.length) - 1; index >= 0; index--) {
    if (source[index] === '}') depth++;
    if (source[index] === '{' && depth-- === 0) return source[index - 1] === '{' ? index - 1 : index;
  }
  // It is closed on a line that the parser assigns to another block (a quotation, a list): take the last brace.
  const last = source.lastIndexOf('{', at);
  return last < 0 ? at : last;
}

const inBraces = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const property = String.raw`\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|${inBraces}))?`;
/** Match what to leave out whole: an HTML comment, a tag with properties but perhaps no end, `<` or `</`, braces. */
const pieces = [
  /^<!--[\s\S]*?-->/,
  new RegExp(String.raw`^<\s*[/\\]?\s*[\p{L}$_][\p{L}\w.:-]*(?:${property})*(?:\s*/?>)?`, 'u'),
  /^<\/?/,
  /^\{+(?:(?!\n[ \t\r]*\n)[^{}])*\}+/,
  /^\{+/,
];

/** Makes the rest of a block readable: leaves out what starts at the error or contains it; null if nothing fits. */
export function mendAt(source: string, at: number): Mend | null {
  if (!/[<{]/.test(source.charAt(at)) || /=\{*$/.test(source.slice(0, at)))
    return withoutValue(source, at) ?? withoutTag(source, at);
  const rest = source.slice(at);
  const piece = pieces.map((pattern) => pattern.exec(rest)?.[0]).find((found) => found !== undefined) ?? '';
  return { from: at, to: at + piece.length };
}

/**
 * Blanks the value of the property that contains an error, so that only its presence is known. The value ends at the
 * next property or with the tag. A run of spaces is matched only from its start: otherwise a long one takes minutes.
 */
function withoutValue(source: string, at: number): Mend | null {
  const tag = tagAt(source, at);
  const equals = [...source.slice(tag, at + 1).matchAll(/\s[\p{L}\w:-]+\s*(?==)/gu)].at(-1);
  if (tag < 0 || !equals) return null;
  const from = tag + equals.index + equals[0].length;
  const [rest = ''] =
    /^[\s\S]*?(?=(?<!\s)\s+[\w:-]+=\S|(?<!\s)\s*\/?>|\n[ \t\r]*\n|$(?![\s\S]))/.exec(source.slice(from)) ??
    [];
  // A value contains no tag: if it seems to, the property's tag has no end.
  if (rest.includes('<') || rest.length < 3) return null;
  return { from, to: from + rest.length, text: `="${blank(rest.slice(2, -1))}"` };
}

/** Leaves out the tag that contains an error; null if the tag has no end. */
function withoutTag(source: string, at: number): Mend | null {
  const from = tagAt(source, at);
  const [tag = ''] = /^<\/?[\p{L}](?:(?!\n[ \t\r]*\n)[^<>])*>/u.exec(source.slice(Math.max(0, from))) ?? [];
  return from + tag.length > at ? { from, to: from + tag.length } : null;
}
