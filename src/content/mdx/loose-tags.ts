import { type Gap, wholeTag } from './extent.ts';
import type { Stumble } from './stumble.ts';

/**
 * Tags whose other half was left out with a slip: that they have none is no slip of its own, so they are left out
 * without a word.
 */
export class LooseTags {
  readonly #closing = new Map<string, number>();
  readonly #opening = new Map<string, number>();
  /** Closing tags that a problem has named already. */
  readonly #told = new Set<number>();

  /** Takes note of the tags in a piece that is left out, and of the closing tag that was told with it. */
  leftOut(piece: string, stumble: Stumble): void {
    const open: string[] = [];
    for (const [tag, slash, name = ''] of piece.matchAll(/<\s*(\/?)\s*([\p{L}$_][\p{L}\w.:-]*)[^<>]*>?/gu)) {
      if (!slash && !/\/>$/.test(tag)) open.push(name);
      else if (slash && open.lastIndexOf(name) >= 0) open.splice(open.lastIndexOf(name), 1);
      else if (slash) add(this.#opening, name, 1);
    }
    for (const name of open) add(this.#closing, name, 1);
    const closing = closingAt(stumble);
    if (closing) this.#told.add(closing.from);
  }

  /** The tag over which the parser has stumbled, where its other half is out already. */
  take(stumble: Stumble): Gap | null {
    const closing = closingAt(stumble);
    if (closing && (this.#told.has(closing.from) || spend(this.#closing, closing.name)))
      return wholeTag(stumble.source, closing.from);
    const isOpening = /(?:Expected a closing tag|expected corresponding closing tag) for/.test(stumble.said);
    if (!isOpening || stumble.mentioned === null) return null;
    const [name = ''] = /[^\s<>/]+/.exec(stumble.said.match(/for `<([^>`]*)>`/)?.[1] ?? stumble.tag) ?? [];
    return spend(this.#opening, name) ? wholeTag(stumble.source, stumble.mentioned) : null;
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
