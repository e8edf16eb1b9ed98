import type { Locator, Run } from '../types.ts';

/** Removes spaces, since the comparison inserts some between blocks. */
const withoutSpaces = (text: string) => text.replace(/\s/g, '');
/** Whether an element begins with the text of a locator, which may be cut («…»). */
const begins = (element: Element, { text, tag }: Locator) =>
  element.localName === tag &&
  withoutSpaces(textOf(element)).startsWith(withoutSpaces(text.replace(/…$/, '')));

/** Returns the text of an element without that of drawings, as in the comparison. */
function textOf(element: Element): string {
  const drawings = '[role="img"]';
  if (!element.querySelector(drawings)) return element.textContent ?? '';
  const copy = element.cloneNode(true) as Element;
  for (const drawing of copy.querySelectorAll(drawings)) drawing.remove();
  return copy.textContent ?? '';
}

/** Finds a block by its position or, if scripts have moved it, by its text; null if neither exists. */
export function findBlock(root: Element, at: Locator): Element | null {
  let element: Element | undefined = root;
  for (const index of at.path) element = element?.children[index];
  if (element && begins(element, at)) return element;
  if (withoutSpaces(at.text).length >= 2)
    for (const other of root.querySelectorAll(at.tag)) if (begins(other, at)) return other;
  return element ?? null;
}

/** Returns a block, or its nearest visible ancestor or summary (in closed details, or for screen readers only). */
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

/** Whether a block is visible or can be shown by its summary; false in menus of other widths. */
export function isReachable(element: Element): boolean {
  const part = visiblePart(element);
  return part === element || part.localName === 'summary';
}

let revealed: HTMLDetailsElement[] = [];

/** Opens all details around a block. */
export function reveal(element: Element): void {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement && !at.open) {
      at.open = true;
      revealed.push(at);
    }
}

/** Closes the details that `reveal` has opened, so that no menu covers the next change. */
export function closeRevealed(): void {
  for (const disclosure of revealed) disclosure.open = false;
  revealed = [];
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
  const start = text.indexOf(withoutSpaces(now.map((run) => run.text).join('')));
  if (start < 0) return [];
  const ranges: Range[] = [];
  let at = start;
  for (const { op, text: part } of now) {
    const { length } = withoutSpaces(part);
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

/** Highlights ranges without touching the DOM (CSS Custom Highlight API); older browsers show only the card. */
export function paint(name: string, ranges: readonly Range[]): void {
  if (typeof Highlight === 'undefined' || !CSS.highlights) return;
  CSS.highlights.set(name, new Highlight(...ranges));
}
