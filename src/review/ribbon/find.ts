import type { Locator, Run } from '../types.ts';

/** Text without spaces, since the comparison inserts some between blocks. */
const bare = (text: string) => text.replace(/\s/g, '');
/** Whether an element begins with the text of a locator, which may be cut («…»). */
const begins = (element: Element, { text, tag }: Locator) =>
  element.localName === tag && bare(wordsOf(element)).startsWith(bare(text.replace(/…$/, '')));

/** Text of a part without drawings, as in the comparison. */
function wordsOf(element: Element): string {
  const drawings = '[role="img"]';
  if (!element.querySelector(drawings)) return element.textContent ?? '';
  const copy = element.cloneNode(true) as Element;
  for (const drawing of copy.querySelectorAll(drawings)) drawing.remove();
  return copy.textContent ?? '';
}

/** Finds a block in the live page by its position or, if scripts have moved it, by its text. */
export function findBlock(root: Element, at: Locator): Element | null {
  let element: Element | undefined = root;
  for (const index of at.path) element = element?.children[index];
  if (element && begins(element, at)) return element;
  if (bare(at.text).length >= 2)
    for (const other of root.querySelectorAll(at.tag)) if (begins(other, at)) return other;
  return element ?? null;
}

/** The nearest visible ancestor of a block without a box (in closed details, or for screen readers only). */
export function visiblePart(element: Element): Element {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    if (width > 4 && height > 4 && at.checkVisibility()) return at;
    const disclosure = at.parentElement;
    const summary = disclosure instanceof HTMLDetailsElement ? disclosure.querySelector('summary') : null;
    if (summary?.checkVisibility()) return summary;
  }
  return element;
}

/** Whether a block is visible or can be opened by its summary; not for menus of other widths. */
export function isReachable(element: Element): boolean {
  const part = visiblePart(element);
  return part === element || part.localName === 'summary';
}

/** Details opened for a change, to be closed afterwards. */
let opened: HTMLDetailsElement[] = [];

/** Opens all details around a block. */
export function reveal(element: Element): void {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement && !at.open) {
      at.open = true;
      opened.push(at);
    }
}

/** Closes the details opened for a change, so that no menu covers the next one. */
export function closeRevealed(): void {
  for (const disclosure of opened) disclosure.open = false;
  opened = [];
}

/**
 * Finds the inserted words of a block in the page.
 * @returns ranges; none if the text differs from the compared one
 */
export function insertedRanges(element: Element, runs: readonly Run[]): Range[] {
  const places: { node: Text; offset: number }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    for (const { 0: sign, index: offset } of node.data.matchAll(/\S/g)) {
      text += sign;
      places.push({ node, offset });
    }
  const now = runs.filter(({ op }) => op !== 'del');
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

/** Highlights ranges without touching the DOM (CSS Custom Highlight API); older browsers only have the card. */
export function paint(name: string, ranges: readonly Range[]): void {
  if (typeof Highlight === 'undefined' || !CSS.highlights) return;
  if (ranges.length === 0) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(...ranges));
}
