import { Fragment, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { beginning, blockKinds, gistOf } from '../texts.ts';
import {
  findBlock,
  insertedRanges,
  markPlace,
  onLayoutChange,
  paintRanges,
  placeOverlay,
  reveal,
  scrollTopFor,
  setBox,
  visiblePart,
} from './place.ts';
import type { MarkedPlace, OpenedChange } from './state.ts';
import { useEvent } from './use-event.ts';

interface MarksProps {
  root: ShadowRoot;
  marks: readonly MarkedPlace[];
  opened: OpenedChange | null;
  isVisible: boolean;
  activate: (mark: MarkedPlace | null) => void;
  /** Card of the open change. */
  card: ReactNode;
}

const longestName = 90;
const isInWindow = ({ top, bottom }: DOMRect) => bottom >= 0 && top <= innerHeight;

/**
 * Draws marks over the page without touching its DOM, which React may render at any time. Their positions follow the
 * page's layout without rendering.
 */
export function Marks({ root, marks, opened, isVisible, activate, card }: MarksProps) {
  const box = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  /** Where the walk has scrolled to with its mark in view; -1 otherwise. */
  const scrolledTo = useRef(-1);
  const current = opened?.mark ?? null;

  function elementOf(mark: MarkedPlace): Element | null {
    if (!mark.element?.isConnected) mark.element = findBlock(mark.at);
    return mark.element;
  }
  function activateOther(mark: MarkedPlace): void {
    if (mark !== current) activate(mark);
  }

  const place = useEffectEvent(() => {
    if (!isVisible) return;
    // Again and again, since the site closes its menus when focus leaves them.
    const element = current && elementOf(current);
    if (element) reveal(element);
    // Measures all before it moves any, so that the browser lays out only once.
    const places = marks.map((mark) => {
      const marked = elementOf(mark);
      return marked && markPlace(marked, mark.block);
    });
    const rect = element && visiblePart(element).getBoundingClientRect();
    if (rect && box.current && overlay.current)
      placeOverlay(box.current, overlay.current, rect, current.block);
    for (const [index, { button }] of marks.entries()) if (button) setBox(button, places[index] ?? null);
    // Nobody has scrolled: what was opened for the mark closed another above it, or drew its picture late.
    const isFollowed = scrollY === scrolledTo.current;
    if (isFollowed && rect && !isInWindow(rect)) scrollToMark(current, element);
  });
  const scrollToMark = useEffectEvent((mark: MarkedPlace, element: Element) => {
    scrolledTo.current = -1;
    place();
    const part = visiblePart(element);
    // What sticks to the window moves along until the page is near its own place.
    let from: number;
    let tries = 100;
    do {
      from = scrollY;
      part.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      place();
      // Of a removed block its line, not its neighbour, is scrolled to.
      const seen = (mark.button && !mark.button.hidden ? mark.button : part).getBoundingClientRect();
      const cardHeight = overlay.current?.offsetHeight ?? 0;
      scrollBy({ top: seen.top - scrollTopFor(seen.height, cardHeight), behavior: 'instant' });
      place();
    } while (tries-- > 0 && from !== scrollY && !isInWindow(part.getBoundingClientRect()));
    // What cannot be brought into view is not followed, which would never end.
    if (isInWindow(part.getBoundingClientRect())) scrolledTo.current = scrollY;
  });
  useEffect(() => onLayoutChange(() => place()), []);
  useLayoutEffect(() => {
    root.host.toggleAttribute('hidden', !isVisible);
    place();
  });

  const paintInserted = useEffectEvent((shown: readonly MarkedPlace[]) => {
    const changed = shown.filter(({ block }) => block.kind === 'changed');
    paintRanges(
      changed.flatMap((mark) => {
        const element = elementOf(mark);
        return element ? insertedRanges(element, mark.block.runs) : [];
      }),
    );
  });
  useEffect(() => paintInserted(isVisible ? marks : []), [marks, isVisible]);

  const show = useEffectEvent((mark: MarkedPlace | null) => {
    const button = mark?.button;
    const element = mark && elementOf(mark);
    // A mark under the pointer is visible.
    if (!button || !element || opened?.isPointedAt) return;
    // First, since the site closes its menus when focus leaves them.
    button.focus({ preventScroll: true });
    scrollToMark(mark, element);
  });
  useEffect(() => show(opened?.mark ?? null), [opened]);

  // The card is shown while the pointer is over a block, unless a mark or card has focus.
  useEvent(document, 'pointerover', ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !isVisible || !(target instanceof Element) || target === root.host) return;
    if (target.closest('[data-preview]') || root.activeElement) return;
    const over = marks.find(
      (mark) =>
        mark.block.kind !== 'removed' &&
        (mark.block.kind === 'style' ? target === elementOf(mark) : elementOf(mark)?.contains(target)),
    );
    if (over) activateOther(over);
    else if (current) activate(null);
  });

  return marks.map((mark) => {
    const { kind, label } = mark.block;
    const isFold = kind === 'removed';
    return (
      <Fragment key={`${marks.indexOf(mark)}`}>
        {/* A bar in the gutter, or a folded line for removed blocks. */}
        <button
          ref={(button) => {
            mark.button = button;
          }}
          type="button"
          className={isFold ? 'fold' : 'mark'}
          data-kind={kind}
          aria-current={mark.block === current?.block || undefined}
          aria-label={`${label}: ${blockKinds[kind]}. ${beginning(gistOf(mark.block), longestName)}`}
          onFocus={() => activateOther(mark)}
          onClick={() => activateOther(mark)}
          // Not on enter: the walk may scroll a mark under a resting pointer.
          onPointerMove={() => activateOther(mark)}
        >
          {isFold && <span>{`${label}: ${blockKinds[kind]}`}</span>}
        </button>
        {/* After its mark, so that Tab leads into the card. */}
        {mark === current && card && (
          <>
            <div ref={box} className="box" data-kind={kind} />
            <div ref={overlay} className="overlay">
              {card}
            </div>
          </>
        )}
      </Fragment>
    );
  });
}
