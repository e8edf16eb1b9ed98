import type { Locator } from '../types.ts';
import type { Box } from './difference.ts';

/** A block to look for: at its place, where that is known, else by its words. */
export type Sought = Locator & { isKnown: boolean };

/**
 * Runs in the page: where blocks stand on it, with room around each as far as nothing else is seen there.
 * @param places null for what is on the other side only
 * @returns null for what has no box (in a closed menu) or is not there
 */
export function boxesIn(places: readonly (Sought | null)[]): (Box | null)[] {
  /** Room around a block that is shown alone. */
  const most = 16;
  const bare = (text: string) => text.replace(/\s/g, '');
  const root = document.getElementById('root');

  function find({ path, tag, text, isKnown }: Sought): Element | null {
    let element: Element | null | undefined = root;
    for (const index of path) element = element?.children[index];
    const begin = bare(text.replace(/…$/, ''));
    if (isKnown || begin.length < 2)
      return element && (isKnown || element.localName === tag) ? element : null;
    const all = [element, ...(root?.querySelectorAll(tag) ?? [])];
    return all.find((one) => one?.localName === tag && bare(one.textContent ?? '').startsWith(begin)) ?? null;
  }

  /** Everything that is seen and could stand half in a picture of something else: lines of text, pictures. */
  const seen: { node: Node; rect: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element ? !node.matches('img, svg, video, iframe, input') : !node.nodeValue?.trim())
      continue;
    const range = new Range();
    range.selectNode(node);
    const rects = node instanceof Element ? [node.getBoundingClientRect()] : range.getClientRects();
    const holder = node instanceof Element ? node : node.parentElement;
    if (!holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    for (const rect of rects) if (rect.width > 1 && rect.height > 1) seen.push({ node, rect });
  }

  return places.map((place) => {
    const element = place && find(place);
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
      const limit = (side: keyof typeof room, space: number) => {
        room[side] = Math.min(room[side], Math.max(0, space));
      };
      if (!isAcross && other.bottom > rect.top && other.top < rect.bottom) {
        if (other.left >= right) limit('right', other.left - right);
        else limit('left', left - other.right);
      } else if (other.right > left - room.left && other.left < right + room.right) {
        // Lines of a text lie over each other by a pixel or two.
        if (other.top + other.bottom < rect.top + rect.bottom) limit('top', rect.top - other.bottom);
        else limit('bottom', other.top - rect.bottom);
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
