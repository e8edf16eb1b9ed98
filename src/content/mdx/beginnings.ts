/* Where what holds a slip begins. */

/** The offset of the `<` of the tag that is open at a place. */
export const tagAt = (source: string, at: number): number => source.lastIndexOf('<', at - 1);

/** A name at the end of a piece of a tag, with neither sign nor value. */
export const bareName = /(?:^<[\w.]+|["'}])\s+([\p{L}\w:-]+)\s*$/u;

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
