import type { BlockChange } from '../types.ts';

/** Room that the ribbon takes at the bottom, and the page's header at the top. */
const bottom = 96;
const gap = 16;

/** Puts the frame around a block, and the card below it, above it where there is no room, or over it. */
export function placeOverlay(
  box: HTMLElement,
  card: HTMLElement,
  rect: DOMRect,
  { kind, side }: BlockChange,
): void {
  const isFold = kind === 'removed';
  const width = document.documentElement.clientWidth;
  const [left, right] = [Math.max(0, rect.left - 8), Math.min(width, rect.right + 8)];
  box.hidden = isFold || right <= left;
  Object.assign(box.style, {
    left: `${scrollX + left}px`,
    top: `${scrollY + rect.top - 6}px`,
    width: `${right - left}px`,
    height: `${rect.height + 12}px`,
  });
  const edge = isFold && side === 'before' ? rect.top : rect.bottom;
  const fitsBelow = innerHeight - edge - bottom >= card.offsetHeight;
  const isAbove = !fitsBelow && rect.top > card.offsetHeight + bottom;
  const above = (isFold ? edge : rect.top) - card.offsetHeight - gap;
  const below = Math.min(edge + gap, innerHeight - card.offsetHeight - bottom);
  const cardLeft = Math.max(12, Math.min(rect.left, width - card.offsetWidth - 12));
  Object.assign(card.style, {
    left: `${scrollX + cardLeft}px`,
    top: `${scrollY + Math.max(12, isAbove ? above : below)}px`,
  });
}
