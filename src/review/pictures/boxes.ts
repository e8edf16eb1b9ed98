import type { Locator } from '../types.ts';
import type { Box } from './difference.ts';

/** A block to look for: by its position if known, otherwise by its text. */
export type Sought = Locator & { isKnown: boolean };

/**
 * Runs in the page: returns the boxes of blocks with some margin. Contains no named functions: the compiler used in
 * tests would wrap them in a naming helper that the page does not have.
 * @returns null for a block that is missing or has no visible box (in a closed menu)
 */
export function boxesIn(places: readonly (Sought | null)[]): (Box | null)[] {
  /** Margin around a cropped block, pixels. */
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
    // A closed menu has a box but is invisible.
    const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const rect = isSeen ? element?.getBoundingClientRect() : null;
    if (!element || !rect || rect.width <= 4 || rect.height <= 4) return null;
    // As wide as the text: a short line in a wide column would be scaled too small to read.
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
