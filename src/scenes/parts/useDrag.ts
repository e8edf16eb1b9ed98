import { type PointerEvent, useRef } from 'react';

/** Distance from which a pointer drags, in pixels; less is a press. */
const slack = 6;

/**
 * Dragging of a scene's parts with a mouse, a pen or one finger; the scene handles keys and presses. The dragged part
 * follows the pointer until it is released, over an element of its scene with `data-slot` or over none.
 * `data-drag` marks what is dragged, or what a handle drags; early.ts knows it by that before hydration.
 * @param drop receives the dragged item and the slot it was dropped on
 * @returns handlers for a draggable item, and whether the click that follows ended a drag
 */
export function useDrag(drop: (item: string, slot: string) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const isDragged = useRef(false);
  /** The slot under the pointer, marked for the scene's styles. */
  const over = useRef<HTMLElement | null>(null);
  const mark = (slot: HTMLElement | null) => {
    delete over.current?.dataset.over;
    over.current = slot;
    if (slot) slot.dataset.over = '';
  };
  const release = (element: HTMLElement) => {
    mark(null);
    start.current = null;
    delete element.dataset.dragged;
    element.style.translate = '';
  };
  /** Returns what a handle moves: the element it belongs to. */
  const movedBy = (element: HTMLElement) => element.closest<HTMLElement>('[data-drag]') ?? element;
  const take = (event: PointerEvent<HTMLElement>) => {
    start.current = { x: event.clientX, y: event.clientY };
    isDragged.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const handlersOf = (item: string) => ({
    // The right button opens a menu.
    onPointerDown: (event: PointerEvent<HTMLElement>) => event.isPrimary && event.button === 0 && take(event),
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary) return;
      // Pressed before hydration: the drag starts here.
      const isPressed = event.pointerType !== 'mouse' || event.currentTarget.matches(':active');
      if (!start.current && event.buttons === 1 && isPressed) take(event);
      if (!start.current) return;
      const { clientX, clientY, currentTarget } = event;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      if (Math.hypot(x, y) > slack) isDragged.current = true;
      if (!isDragged.current) return;
      const moved = movedBy(currentTarget);
      moved.dataset.dragged = '';
      moved.style.translate = `${x}px ${y}px`;
      const scene = moved.closest('[data-scene]');
      const slots = document
        .elementsFromPoint(clientX, clientY)
        .filter((element) => scene?.contains(element) && !moved.contains(element))
        .map((element) => element.closest<HTMLElement>('[data-slot]'));
      mark(slots.find((slot) => slot !== null) ?? null);
    },
    onPointerUp({ currentTarget, isPrimary }: PointerEvent<HTMLElement>) {
      if (!start.current || !isPrimary) return;
      const slot = over.current?.dataset.slot;
      release(movedBy(currentTarget));
      if (slot !== undefined) drop(item, slot);
    },
    onPointerCancel: ({ currentTarget, isPrimary }: PointerEvent<HTMLElement>) =>
      isPrimary && release(movedBy(currentTarget)),
  });
  return { handlersOf, wasDragged: () => isDragged.current };
}
