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
  /** Where the pressed item was, what moves, and the slot under the pointer, marked for the scene's styles. */
  const held = useRef<{ x: number; y: number; moved: HTMLElement; over: HTMLElement | null } | null>(null);
  const isDragged = useRef(false);
  const take = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    const moved = currentTarget.closest<HTMLElement>('[data-drag]') ?? currentTarget;
    held.current = { x: clientX, y: clientY, moved, over: null };
    isDragged.current = false;
    currentTarget.setPointerCapture(pointerId);
  };
  /** Returns the slot that the item was dragged to. */
  const release = (): string | undefined => {
    const { moved, over } = held.current ?? {};
    held.current = null;
    if (moved) moved.style.translate = '';
    delete moved?.dataset.dragged;
    delete over?.dataset.over;
    return over?.dataset.slot;
  };
  const handlersOf = (item: string) => ({
    // The right button opens a menu.
    onPointerDown: (event: PointerEvent<HTMLElement>) => event.isPrimary && event.button === 0 && take(event),
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary) return;
      // Pressed before hydration: the drag starts here.
      const isPressed = event.pointerType !== 'mouse' || event.currentTarget.matches(':active');
      if (!held.current && event.buttons === 1 && isPressed) take(event);
      const drag = held.current;
      if (!drag) return;
      const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
      if (Math.hypot(x, y) > slack) isDragged.current = true;
      if (!isDragged.current) return;
      const { moved } = drag;
      moved.dataset.dragged = '';
      moved.style.translate = `${x}px ${y}px`;
      const scene = moved.closest('[data-scene]');
      const slots = document
        .elementsFromPoint(event.clientX, event.clientY)
        .filter((element) => scene?.contains(element) && !moved.contains(element))
        .map((element) => element.closest<HTMLElement>('[data-slot]'));
      delete drag.over?.dataset.over;
      drag.over = slots.find((slot) => slot !== null) ?? null;
      if (drag.over) drag.over.dataset.over = '';
    },
    onPointerUp({ isPrimary }: PointerEvent<HTMLElement>) {
      const slot = isPrimary ? release() : undefined;
      if (slot !== undefined) drop(item, slot);
    },
    onPointerCancel: ({ isPrimary }: PointerEvent<HTMLElement>) => isPrimary && release(),
  });
  return { handlersOf, wasDragged: () => isDragged.current };
}
