import { blockKinds } from '../kinds.ts';
import type { BlockChange } from '../types.ts';
import { el } from './dom.ts';
import { shownPart } from './find.ts';

/** A block that differs, and the button that marks it. */
export interface Mark {
  block: BlockChange;
  element: Element;
  button: HTMLButtonElement;
}

const longestName = 90;

/** The button of a mark: a bar in the gutter, or a folded line where something was removed. */
export function markButton(block: BlockChange, activate: () => void): HTMLButtonElement {
  const isFold = block.kind === 'removed';
  const words = block.runs.filter(({ op }) => block.kind === 'removed' || op !== 'del');
  const text = words.map((run) => run.text).join('');
  return el(
    'button',
    {
      type: 'button',
      class: isFold ? 'fold' : 'mark',
      'data-kind': block.kind,
      'aria-label': `${block.label}: ${blockKinds[block.kind]}. ${text.slice(0, longestName)}`,
      onfocus: activate,
      onclick: activate,
      onpointerenter: activate,
    },
    isFold && el('span', {}, `Удалено: ${block.label}`),
  );
}

/** How far left of a block its bar's button begins: the bar itself clears the frame around the block. */
const barOffset = 32;
/** The same where something stands close on the left: the bar hugs the block. */
const tightOffset = 12;
/** A removed block's line lies in the middle of the gap that it left, when the gap is no larger than this. */
const widestGap = 64;

/** Puts a mark's button beside its block, in the coordinates of the document. */
export function placeMark({ block, element, button }: Mark): void {
  const rect = shownPart(element).getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  button.hidden = rect.width === 0 && rect.height === 0;
  if (block.kind === 'removed') {
    const left = Math.max(4, rect.left);
    button.style.top = `${Math.max(0, scrollY + lineOf(element, rect, block.side) - 12)}px`;
    button.style.left = `${scrollX + left}px`;
    button.style.width = `${Math.max(140, Math.min(rect.width, width - left - 4))}px`;
    return;
  }
  const offset = hasLeftNeighbour(element, rect) ? tightOffset : barOffset;
  button.style.top = `${Math.max(0, scrollY + rect.top)}px`;
  button.style.left = `${scrollX + Math.max(-8, rect.left - offset)}px`;
  button.style.height = `${Math.max(24, rect.height)}px`;
}

/** Something on the same line that the bar would strike through: a link before a link, a card before a card. */
function hasLeftNeighbour(element: Element, rect: DOMRect): boolean {
  const parent = element.parentElement;
  for (const part of [element, parent]) {
    const before = part?.previousElementSibling?.getBoundingClientRect();
    if (before && before.width > 0 && before.right > rect.left - barOffset && before.right <= rect.left + 1)
      if (before.bottom > rect.top && before.top < rect.bottom) return true;
  }
  return false;
}

function lineOf(element: Element, rect: DOMRect, side: BlockChange['side']): number {
  const neighbour = side === 'before' ? element.previousElementSibling : element.nextElementSibling;
  const other = neighbour?.getBoundingClientRect();
  const gap = other ? (side === 'before' ? rect.top - other.bottom : other.top - rect.bottom) : 0;
  const half = other ? (gap > 0 && gap <= widestGap ? gap / 2 : 0) : 12;
  return side === 'before' ? rect.top - half : rect.bottom + half;
}
