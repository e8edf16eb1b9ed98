import type { BlockChange } from '../types.ts';

/** The frame around the active block and the card beside it. */
export interface Overlay {
  box: HTMLElement;
  card: HTMLElement;
}

/** Room that the ribbon takes at the bottom, and the page's header at the top. */
const bottom = 96;
const gap = 16;

/** Puts the frame around a block, and the card below it, above it where there is no room, or over it. */
export function placeOverlay({ box, card }: Overlay, rect: DOMRect, { kind, side }: BlockChange): void {
  const isFold = kind === 'removed';
  box.hidden = isFold;
  Object.assign(box.style, {
    left: `${scrollX + rect.left - 8}px`,
    top: `${scrollY + rect.top - 6}px`,
    width: `${rect.width + 16}px`,
    height: `${rect.height + 12}px`,
  });
  const edge = isFold && side === 'before' ? rect.top : rect.bottom;
  const fitsBelow = innerHeight - edge - bottom >= card.offsetHeight;
  const isAbove = !fitsBelow && rect.top > card.offsetHeight + bottom;
  const above = (isFold ? edge : rect.top) - card.offsetHeight - gap;
  const below = Math.min(edge + gap, innerHeight - card.offsetHeight - bottom);
  const width = document.documentElement.clientWidth;
  const left = Math.min(Math.max(12, rect.left), width - card.offsetWidth - 12);
  Object.assign(card.style, {
    left: `${scrollX + left}px`,
    top: `${scrollY + Math.max(12, isAbove ? above : below)}px`,
  });
}
