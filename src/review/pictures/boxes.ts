import type { Locator } from '../types.ts';
import type { Box } from './difference.ts';

/** A block to look for: at its place, where that is known, else by its words. */
export type Sought = Locator & { isKnown: boolean };

/**
 * Runs in the page: where blocks stand on it, with room around each as far as nothing else is seen there. It has no functions with
 * names: what compiles it for a test would give them their names by one that the page does not have.
 * @param places null for what is on the other side only
 * @returns null for what has no box (in a closed menu) or is not there
 */
export function boxesIn(places: readonly (Sought | null)[]): (Box | null)[] {
  /** Room around a block that is shown alone. */
  const most = 16;
  const root = document.getElementById('root');

  /** Everything that is seen and could stand half in a picture of something else: lines of text, pictures. */
  const seen: { node: Node; rect: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element ? !node.matches('img, svg, video, iframe, input') : !node.nodeValue?.trim())
      continue;
    const holder = node instanceof Element ? node : node.parentElement;
    if (!holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = new Range();
    range.selectNode(node);
    const rects = node instanceof Element ? [node.getBoundingClientRect()] : range.getClientRects();
    for (const rect of rects) if (rect.width > 1 && rect.height > 1) seen.push({ node, rect });
  }

  return places.map((place) => {
    let element: Element | null | undefined = place && root;
    for (const index of place?.path ?? []) element = element?.children[index];
    if (place && !place.isKnown) {
      const begin = place.text.replace(/…$/, '').replace(/\s/g, '');
      const all = [element, ...(begin.length < 2 ? [] : (root?.querySelectorAll(place.tag) ?? []))];
      element = all.find(
        (one) => one?.localName === place.tag && (one.textContent ?? '').replace(/\s/g, '').startsWith(begin),
      );
    }
    // A closed menu has its place, and yet nothing to see.
    const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const rect = isSeen ? element?.getBoundingClientRect() : null;
    if (!element || !rect || rect.width <= 4 || rect.height <= 4) return null;
    // As wide as its words: a short line in a wide column would be shown too small to be read.
    const inside = new Range();
    inside.selectNodeContents(element);
    const words = inside.getBoundingClientRect();
    const { left, right } = words.width > 4 ? words : rect;
    const room = { left: most, right: most, top: most, bottom: most };
    for (const { node, rect: other } of seen) {
      if (element.contains(node)) continue;
      const isAcross = other.right > left && other.left < right;
      if (!isAcross && other.bottom > rect.top && other.top < rect.bottom) {
        if (other.left >= right) room.right = Math.min(room.right, other.left - right);
        else room.left = Math.min(room.left, left - other.right);
      } else if (other.right > left - room.left && other.left < right + room.right) {
        // Lines of a text lie over each other by a pixel or two.
        if (other.top + other.bottom < rect.top + rect.bottom)
          room.top = Math.min(room.top, Math.max(0, rect.top - other.bottom));
        else room.bottom = Math.min(room.bottom, Math.max(0, other.top - rect.bottom));
      }
    }
    return {
      left: left - room.left + scrollX,
      top: rect.top - room.top + scrollY,
      width: right - left + room.left + room.right,
      height: rect.height + room.top + room.bottom,
    };
  });
}
