/** A part of the comment: a list, a table or a fold. */
export interface Section {
  /** What stands above the entries, blank line included. */
  open: string;
  /** Whole lines. */
  entries: readonly string[];
  /** More are named by their number only. */
  most: number;
  /** A line that says how many entries are not shown. */
  more: (left: number) => string;
  close?: string;
}

/**
 * Puts sections one after another until a length is reached. What does not fit is left out by whole entries, and the
 * sections come by weight, so that a cut never ends inside of a fold or a table and never takes a problem before a page.
 * @param longest UTF-16 units
 */
export function fitInto(sections: readonly Section[], longest: number): string {
  let room = longest;
  const parts: string[] = [];
  for (const section of sections) {
    const part = shorten(section, room - 2);
    if (part === null) continue;
    parts.push(part);
    room -= part.length + 2;
  }
  return parts.join('\n\n');
}

/** A section with as many entries as fit; null when none does. */
function shorten({ open, entries, most, more, close = '' }: Section, longest: number): string | null {
  const whole = (count: number) => {
    const rest = count < entries.length ? more(entries.length - count) : '';
    return open + [...entries.slice(0, count), ...(rest ? [rest] : [])].join('\n') + close;
  };
  let count = Math.min(most, entries.length);
  while (count > 0 && whole(count).length > longest) count--;
  return count > 0 ? whole(count) : null;
}
