import { type PointerEvent, useRef } from 'react';

/** How far a pointer goes before it drags, in pixels: less is a press. */
const slack = 6;

/**
 * Dragging of a scene's parts with mouse, pen or one finger; keys and presses are the scene's own. What is dragged follows the
 * pointer until it is let go, over an element of its scene with `data-slot` or over none.
 * @param drop what was dragged, and the slot it was dropped on
 * @returns handlers for something that can be dragged, and whether the click that follows was the end of a drag
 */
export function useDrag(drop: (item: string, slot: string) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const isDragged = useRef(false);
  const release = (element: HTMLElement) => {
    start.current = null;
    delete element.dataset.dragged;
    element.style.translate = '';
  };
  /** A handle moves what it belongs to. */
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
      // Pressed before the script was there: from here on it follows.
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
    },
    onPointerUp({ clientX, clientY, currentTarget, isPrimary }: PointerEvent<HTMLElement>) {
      if (!start.current || !isPrimary) return;
      const moved = movedBy(currentTarget);
      const scene = moved.closest('[data-scene]');
      const slot = document
        .elementsFromPoint(clientX, clientY)
        .filter((element) => scene?.contains(element) && !moved.contains(element))
        .map((element) => element.closest<HTMLElement>('[data-slot]')?.dataset.slot)
        .find((name) => name !== undefined);
      release(moved);
      if (isDragged.current && slot !== undefined) drop(item, slot);
    },
    onPointerCancel: ({ currentTarget, isPrimary }: PointerEvent<HTMLElement>) =>
      isPrimary && release(movedBy(currentTarget)),
  });
  return { handlersOf, wasDragged: () => isDragged.current };
}
