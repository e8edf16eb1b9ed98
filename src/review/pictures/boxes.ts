import type { Locator } from '../types.ts';
import type { Box } from './difference.ts';

/**
 * Runs in the page: returns the boxes of blocks with some margin. Contains no named functions: the compiler used in
 * tests would wrap them in a naming helper that the page does not have.
 * @param places positions, null for blocks that the page lacks
 * @returns null for a block that is missing or has no visible box (in a closed menu)
 */
export function boxesIn(places: readonly (Locator | null)[]): (Box | null)[] {
  /** Margin around a cropped block, pixels. */
  const margin = 8;
  const root = document.getElementById('root');
  return places.map((place) => {
    // Without the site's scripts the position is exact.
    let element: Element | null | undefined = place && root;
    for (const index of place?.path ?? []) element = element?.children[index];
    // A closed menu has a box but is invisible.
    const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const rect = isSeen ? element?.getBoundingClientRect() : null;
    if (!element || !rect || rect.width <= 4 || rect.height <= 4) return null;
    // As wide as the content: a short line in a wide column would be scaled too small to read.
    const content = new Range();
    content.selectNodeContents(element);
    const inner = content.getBoundingClientRect();
    const { left, width } = inner.width > 4 ? inner : rect;
    return {
      left: left - margin + scrollX,
      top: rect.top - margin + scrollY,
      width: width + 2 * margin,
      height: rect.height + 2 * margin,
    };
  });
}
