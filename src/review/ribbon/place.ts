import type { BlockChange, Locator, Run } from '../types.ts';

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

/** The page without what the ribbon adds. */
export const pageRoot = () => document.getElementById('root') ?? document.body;

/** Finds a block by its position or, if scripts have moved it, by its text; null if neither exists. */
export function findBlock(at: Locator): Element | null {
  const root = pageRoot();
  let element: Element | undefined = root;
  for (const index of at.path) element = element?.children[index];
  if (element && begins(element, at)) return element;
  if (withoutSpaces(at.text).length >= 2)
    for (const other of root.querySelectorAll(at.tag)) if (begins(other, at)) return other;
  return element ?? null;
}

/** Toggle of a phone's menu, beside its drawer (src/app/shell/Menu.tsx). */
const drawerToggle = '[data-menu]';

/** Returns a block, or its nearest visible ancestor or summary (in closed details or a drawer, or for screen readers only). */
export function visiblePart(element: Element): Element {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    if (width > 4 && height > 4 && at.checkVisibility()) return at;
    const { previousElementSibling: before, parentElement } = at;
    const disclosure = before?.matches(drawerToggle) ? before : parentElement;
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

/** What `reveal` has opened; a page has one ribbon, which shows one change at a time. */
let revealed: HTMLDetailsElement[] = [];

/** Opens details until `closeRevealed`. */
function openForNow(disclosure: HTMLDetailsElement): void {
  if (disclosure.open) return;
  disclosure.open = true;
  revealed.push(disclosure);
  // What opens, and another above that closes, moves slowly: the block would leave the place to which it is scrolled.
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}

/** Opens all details that hide a block, not those whose summary contains it, and the drawer that a phone has for its menu. */
export function reveal(element: Element): void {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement && !at.querySelector('summary')?.contains(element)) openForNow(at);
  const toggle = document.querySelector<HTMLDetailsElement>(drawerToggle);
  if (toggle?.parentElement?.contains(element) && !element.checkVisibility()) openForNow(toggle);
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
export function paintRanges(ranges: readonly Range[]): void {
  if (typeof Highlight !== 'undefined') CSS.highlights?.set('preview-inserted', new Highlight(...ranges));
}

/** Width of a mark's button, left of its block, and its minimum height. */
const barWidth = 24;

/** A box in the document, in pixels. */
type Box = Record<'left' | 'top' | 'width' | 'height', number>;

/** Positions an element in the document, or hides it. */
export function setBox(part: HTMLElement, place: Box | null): void {
  part.hidden = place === null;
  for (const [side, pixels] of Object.entries(place ?? {})) part.style.setProperty(side, `${pixels}px`);
}

/** Returns the box of a mark's button; null if its block has no visible box. */
export function markPlace(element: Element, { kind, side, region }: BlockChange): Box | null {
  // Decoration reaches behind words: the mark is beside what it decorates.
  const marked = element.closest(':not([aria-hidden="true"])') ?? element;
  const rect = visiblePart(marked).getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const isInOtherMenu = region !== 'main' && !isReachable(element);
  if ((rect.width === 0 && rect.height === 0) || isInOtherMenu || isClipped(element, rect, width))
    return null;
  if (kind === 'removed') {
    const left = Math.min(Math.max(4, rect.left), width - 144);
    return {
      left: scrollX + left,
      // Across the edge at which it was.
      top: Math.max(0, scrollY + (side === 'before' ? rect.top : rect.bottom) - barWidth / 2),
      width: Math.max(140, Math.min(rect.width, width - left - 4)),
      height: barWidth,
    };
  }
  return {
    left: scrollX + Math.min(Math.max(-8, rect.left - barWidth), width - barWidth),
    top: Math.max(0, scrollY + rect.top),
    width: barWidth,
    height: Math.max(barWidth, rect.height),
  };
}

/** Whether a block is horizontally out of view, such as a carousel's slide: its mark would be on something else. */
function isClipped(element: Element, { left, right }: DOMRect, width: number): boolean {
  if (right <= 0 || left >= width) return true;
  /** A menu's panel is over the list in which it is: no element clips it that is between it and the one by which it is positioned. */
  let isOver = false;
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, position } = getComputedStyle(at);
    isOver &&= position === 'static';
    const isFree = isOver || overflowX === 'visible';
    isOver ||= position === 'absolute' || position === 'fixed';
    if (isFree) continue;
    const around = at.getBoundingClientRect();
    if (around.width > 0 && (right <= around.left + 1 || left >= around.right - 1)) return true;
  }
  return false;
}

/** Height reserved for the ribbon; in narrow windows its bar has two rows (ribbon.css). */
const ribbonHeight = () => (innerWidth < 560 ? 136 : 96);
const headerHeight = 80;
const gap = 16;

/**
 * Returns the position in the window to which a block is scrolled: centred with its card above the ribbon, or starting
 * below the header if they are too high.
 * @param height height of the block in pixels
 */
export function scrollTopFor(height: number, cardHeight: number): number {
  const available = innerHeight - ribbonHeight();
  return Math.max(headerHeight, (available - height - gap - cardHeight) / 2);
}

/** Positions the frame around a block, and the card below it, above it, or over it if there is no space. */
export function placeOverlay(
  box: HTMLElement,
  card: HTMLElement,
  rect: DOMRect,
  { kind, side }: BlockChange,
): void {
  const isFold = kind === 'removed';
  const width = document.documentElement.clientWidth;
  const [left, right] = [Math.max(0, rect.left - 8), Math.min(width, rect.right + 8)];
  const edge = isFold && side === 'before' ? rect.top : rect.bottom;
  const cardLeft = Math.max(12, Math.min(rect.left, width - card.offsetWidth - 12));
  const floor = ribbonHeight();
  const fitsBelow = innerHeight - edge - floor >= card.offsetHeight;
  const isAbove = !fitsBelow && rect.top > card.offsetHeight + gap + headerHeight;
  const above = (isFold ? edge : rect.top) - card.offsetHeight - gap;
  const below = Math.min(edge + gap, innerHeight - card.offsetHeight - floor);
  card.style.left = `${scrollX + cardLeft}px`;
  card.style.top = `${scrollY + Math.max(12, isAbove ? above : below)}px`;
  const around = {
    left: scrollX + left,
    top: scrollY + rect.top - 6,
    width: right - left,
    height: rect.height + 12,
  };
  setBox(box, isFold || right <= left ? null : around);
}

/**
 * Calls back, at most once a frame, after anything that may have changed the layout.
 * @returns a function that stops it
 */
export function onLayoutChange(moved: () => void): () => void {
  const stop = new AbortController();
  let queued = 0;
  const queue = () => {
    queued ||= requestAnimationFrame(() => {
      queued = 0;
      moved();
    });
  };
  const sizes = new ResizeObserver(queue);
  sizes.observe(document.documentElement);
  const mutations = new MutationObserver(queue);
  mutations.observe(pageRoot(), {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open', 'hidden', 'class', 'data-state'],
  });
  const { signal } = stop;
  addEventListener('scroll', queue, { capture: true, passive: true, signal });
  for (const end of ['transitionend', 'animationend']) document.addEventListener(end, queue, { signal });
  return () => {
    stop.abort();
    sizes.disconnect();
    mutations.disconnect();
    cancelAnimationFrame(queued);
  };
}
