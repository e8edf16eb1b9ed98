import type { Locator } from '../types.ts';
import type { Box } from './difference.ts';

/** A block to look for: at its place, where that is known, else by its words. */
export type Sought = Locator & { isKnown: boolean };

/**
 * Runs in the page: where blocks stand on it, with some room around each. It has no functions with names: what compiles it for a
 * test would give them their names by one that the page does not have.
 * @returns null for what has no box (in a closed menu) or is not there
 */
export function boxesIn(places: readonly (Sought | null)[]): (Box | null)[] {
  /** Room around a block that is shown alone. */
  const room = 8;
  const root = document.getElementById('root');
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
    const { left, width } = words.width > 4 ? words : rect;
    return {
      left: left - room + scrollX,
      top: rect.top - room + scrollY,
      width: width + 2 * room,
      height: rect.height + 2 * room,
    };
  });
}
