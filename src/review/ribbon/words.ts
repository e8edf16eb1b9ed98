import type { Run } from '../types.ts';

const isSpace = (sign: string) => /[\s\u00a0\u202f]/.test(sign);

/**
 * Finds the inserted words of a block in the page.
 * @returns ranges; none when the text is no longer the one that was compared
 */
export function insertedRanges(element: Element, runs: readonly Run[]): Range[] {
  const places: { node: Text; offset: number }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data } = node as Text;
    for (let offset = 0; offset < data.length; offset++) {
      const sign = data[offset] ?? '';
      if (isSpace(sign)) continue;
      text += sign;
      places.push({ node: node as Text, offset });
    }
  }
  const now = runs.filter(({ op }) => op !== 'del');
  const bare = (value: string) => [...value].filter((sign) => !isSpace(sign)).join('');
  const start = text.indexOf(bare(now.map((run) => run.text).join('')));
  if (start < 0) return [];
  const ranges: Range[] = [];
  let at = start;
  for (const { op, text: part } of now) {
    const { length } = bare(part);
    const [first, last] = [places[at], places[at + length - 1]];
    if (op === 'add' && length > 0 && first && last) {
      const range = new Range();
      range.setStart(first.node, first.offset);
      range.setEnd(last.node, last.offset + 1);
      ranges.push(range);
    }
    at += length;
  }
  return ranges;
}

/** Paints ranges without touching the page's own tree (CSS Custom Highlight API); older browsers have the card. */
export function paint(name: string, ranges: readonly Range[]): void {
  if (typeof Highlight === 'undefined' || !CSS.highlights) return;
  if (ranges.length === 0) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(...ranges));
}
