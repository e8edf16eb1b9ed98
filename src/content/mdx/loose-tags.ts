import type { Range } from '../problems/lines.ts';
import type { Stumble } from './stumble.ts';

const anyTag = /<\s*(\/?)\s*([\p{L}$_][\p{L}\w.:-]*)(?:"[^"\n]*"|[^<>"])*>?/gu;

/**
 * Tags whose other half was left out with a slip: that they have none is no slip of its own, so they are left out
 * without a word.
 */
export class LooseTags {
  readonly #closing = new Map<string, number>();
  readonly #opening = new Map<string, number>();
  /** Closing tags that a problem has named already. */
  readonly #told = new Set<number>();

  /**
   * Takes note of the tags in a piece that is left out and whose other half is not among it.
   * @param known the offset of a tag that is no news
   */
  leftOut(text: string, { from, to }: Range, known = -1): void {
    const open: string[] = [];
    const closed: string[] = [];
    for (const { index, 0: tag, 1: slash, 2: name = '' } of text.slice(from, to).matchAll(anyTag)) {
      if (from + index === known || (!slash && /\/>$/.test(tag))) continue;
      if (!slash) open.push(name);
      else if (open.includes(name)) open.splice(open.lastIndexOf(name), 1);
      // One with a slip in its name closes the last one all the same.
      else if (open.pop() === undefined) closed.push(name);
    }
    for (const name of open) add(this.#closing, name, 1);
    for (const name of closed) add(this.#opening, name, 1);
  }

  /** Takes note of the closing tag over which the parser has stumbled: the problem speaks of it. */
  told(stumble: Stumble): void {
    const closing = closingAt(stumble);
    if (closing) this.#told.add(closing.from);
  }

  /** The offset of the tag over which the parser has stumbled, where its other half is out already. */
  take(stumble: Stumble): number | null {
    const closing = closingAt(stumble);
    if (closing && (this.#told.has(closing.from) || spend(this.#closing, closing.name))) return closing.from;
    const isOpening = /(?:Expected a closing tag|expected corresponding closing tag) for/.test(stumble.said);
    if (!isOpening || stumble.mentioned === null) return null;
    const [name = ''] = /[^\s<>/]+/.exec(stumble.said.match(/for `<([^>`]*)>`/)?.[1] ?? stumble.tag) ?? [];
    return spend(this.#opening, name) ? stumble.mentioned : null;
  }
}

/** The closing tag that the parser did not expect. */
function closingAt({ said, source, open: from }: Stumble): { from: number; name: string } | null {
  if (!/^Unexpected closing (?:slash|tag)|^Expected the closing tag/.test(said)) return null;
  const name = /^<\/\s*([^\s<>/]+)/.exec(source.slice(from))?.[1];
  return name === undefined ? null : { from, name };
}

const add = (counts: Map<string, number>, name: string, more: number) =>
  counts.set(name, (counts.get(name) ?? 0) + more);

function spend(counts: Map<string, number>, name: string): boolean {
  if ((counts.get(name) ?? 0) <= 0) return false;
  add(counts, name, -1);
  return true;
}
