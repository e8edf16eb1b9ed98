import type { Range } from '../problems/lines.ts';

/* How far a slip reaches: what has to be left out so that the rest can be read. */

/** A piece of a text that is left out, so that the rest can be read. */
export interface Gap extends Range {
  /** Where it is a part of a tag: the offset of its `<`. The tag stays, without those properties. */
  tag?: number;
}

/** The offset of the `<` of the tag that is open at a place. */
export const tagAt = (source: string, at: number): number => source.lastIndexOf('<', at - 1);

/** The offset behind the `>` of a tag, past its quotes and braces; the end of its line where it has none. */
function tagEnd(source: string, from: number): number {
  const limit = blockEnd(source, from);
  let depth = 0;
  for (let index = from + 1; index < limit; index++) {
    const char = source[index];
    if (char === '"' || char === "'") {
      const closing = source.indexOf(char, index + 1);
      if (closing < 0 || closing > limit) break;
      index = closing;
    } else if (char === '{') depth++;
    else if (char === '}') depth--;
    else if (char === '<' && depth === 0) break;
    else if (char === '>' && depth <= 0) return index + 1;
  }
  return lineEnd(source, from);
}

/** A tag as a gap. */
export const wholeTag = (source: string, from: number): Gap => ({ from, to: tagEnd(source, from) });

/** A tag without its `>`: its line, and further lines that hold nothing but properties. */
export function unfinishedTag(source: string, from: number): Gap {
  let to = lineEnd(source, from);
  while (/^\r?\n[ \t]*[\w-]+[ \t]*(?:=.*|\r?)$/.test(source.slice(to, lineEnd(source, to + 1))))
    to = lineEnd(source, to + 1);
  return { from, to };
}

/** A name at the end of a piece of a tag, with neither sign nor value. */
export const bareName = /(?:^<[\w.]+|["'}])\s+([\p{L}\w:-]+)\s*$/u;

/** The property that a slip inside of a tag belongs to: from its name to the next one, or to the end of the tag. */
export function property(source: string, at: number): Gap {
  const tag = tagAt(source, at);
  const before = source.slice(tag, at);
  const names = [...before.matchAll(/\s([\p{L}\w:-]+)\s*=/gu)];
  const name = names.at(-1);
  // The sign between a name and its value may be what is missing: `title"Важно"`.
  const bare = bareName.exec(before)?.[1];
  const own = name ? tag + name.index + 1 : tag + before.length;
  const from = bare === undefined ? own : tag + before.lastIndexOf(bare);
  const limit = blockEnd(source, at);
  const rest = source.slice(at, limit);
  const end = rest.search(/\s[\w:-]+=(?=\S)|\s*\/?>/);
  return { from, to: end < 0 ? Math.min(limit, lineEnd(source, at)) : Math.max(at + end, from + 1), tag };
}

/** A pair of braces with all between; from an open one to the end of the sentence. */
function braces(source: string, from: number): Gap {
  if (source.startsWith('{/*', from)) {
    const end = source.indexOf('*/', from);
    if (end < 0) return { from, to: source.length };
    return { from, to: source[end + 2] === '}' ? end + 3 : end + 2 };
  }
  let depth = 0;
  for (let index = from; index < source.length; index++) {
    if (source[index] === '{') depth++;
    else if (source[index] === '}' && --depth === 0) return { from, to: index + 1 };
  }
  return { from, to: sentenceEnd(source, from) };
}

/** The end of a paragraph: an empty line, or a line with which something else begins. */
function sentenceEnd(source: string, from: number): number {
  const limit = blockEnd(source, from);
  const next = source
    .slice(from, limit)
    .search(/\r?\n[ \t]*(?:<\/?\p{L}|```|~~~|#{1,6} |[-*+] |\d+[.)] |[|>])/u);
  return next < 0 ? limit : from + next;
}

/** The end of the line, without what ends it. */
export function lineEnd(source: string, at: number): number {
  const end = source.indexOf('\n', at);
  const last = end < 0 ? source.length : end;
  return source[last - 1] === '\r' && last > at ? last - 1 : last;
}

const emptyLine = /\n[ \t\r]*\n/g;

/** The end of the lines around a place that no empty line parts. */
export function blockEnd(text: string, at: number): number {
  emptyLine.lastIndex = Math.max(0, at - 1);
  return emptyLine.exec(text)?.index ?? text.length;
}

/** Where those lines begin. */
export function blockStart(text: string, at: number): number {
  let start = 0;
  for (const { index, 0: found } of text.slice(0, at + 1).matchAll(emptyLine)) start = index + found.length;
  return Math.min(start, at);
}

/** The lines around a place that no empty line parts. */
const paragraph = (source: string, at: number): Gap => ({
  from: blockStart(source, at),
  to: blockEnd(source, at),
});

/** Where a block of code begins that is not over at the end of the text, from a place on; -1 where there is none. */
export function openBlock(source: string, from: number): number {
  let open: { marks: string; at: number } | null = null;
  let at = from;
  for (const row of source.slice(from).split('\n')) {
    const [, indent = '', marks = '', rest = ''] = /^([\s>]*(?:[-*+] +)?)(`{3,}|~{3,})(.*)$/.exec(row) ?? [];
    const isEnd = open && marks.startsWith(open.marks) && rest.trim() === '';
    if (isEnd) open = null;
    else if (!open && marks && !rest.includes('`')) open = { marks, at: at + indent.length };
    at += row.length + 1;
  }
  return open?.at ?? -1;
}

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

/** What begins at a place: a comment, a tag, a sign in a text, a value in braces; else the paragraph around it. */
export function gapAt(source: string, from: number): Gap {
  const rest = source.slice(from);
  if (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->');
    return { from, to: end < 0 ? source.length : from + end + 3 };
  }
  if (/^<[\s/]*[A-Za-z]|^<\p{L}[\p{L}\w]*>/u.test(rest)) return wholeTag(source, from);
  if (rest.startsWith('<')) return { from, to: from + 1 };
  if (!rest.startsWith('{')) return paragraph(source, from);
  if (/=\s*$/.test(source.slice(Math.max(0, from - 3), from))) return property(source, from);
  const gap = braces(source, from);
  // Of braces that close far below, what belongs to their own sentence.
  const isSure = rest.startsWith('{/*') || gap.to <= blockEnd(source, from);
  return isSure ? gap : { from, to: sentenceEnd(source, from) };
}
