import { type RefObject, useEffect } from 'react';

/** Long enough to pass over an entry on the way to another place, short enough to feel immediate. */
const OPEN_AFTER = 130;
const CLOSE_AFTER = 260;

/**
 * Opens the `<details>` under a resting mouse and closes it when the mouse has left. A menu opened by click or key is
 * the visitor's decision: leaving it with the mouse does not close it. Touch and pen are left to the native toggle.
 *
 * @param root holds the `<details data-menu>` elements
 */
export function useHoverIntent(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current;
    if (!element || !window.matchMedia?.('(hover: hover) and (pointer: fine)').matches) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hovered: HTMLDetailsElement | null = null;
    /** Closed by a click under the resting mouse: stays closed until the mouse has been elsewhere. */
    let dismissed: HTMLDetailsElement | null = null;
    const menuOf = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLDetailsElement>('[data-menu]') : null;

    const onOver = ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== 'mouse' || !element.contains(target as Node)) return;
      const menu = menuOf(target);
      clearTimeout(timer);
      if (menu !== dismissed) dismissed = null;
      if (menu?.open || dismissed || (!menu && !hovered)) return;
      timer = setTimeout(
        () => {
          for (const other of element.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')) {
            if (menu || other === hovered) other.open = false;
          }
          hovered = menu;
          if (menu) menu.open = true;
        },
        menu ? OPEN_AFTER : CLOSE_AFTER,
      );
    };
    const onOut = () => {
      clearTimeout(timer);
      dismissed = null;
      timer = setTimeout(() => {
        if (hovered) hovered.open = false;
        hovered = null;
      }, CLOSE_AFTER);
    };
    // The click that follows the opening hover means "open", not "close again"; from then on the menu is pinned.
    const onClick = (event: MouseEvent) => {
      clearTimeout(timer);
      const menu = menuOf(event.target);
      if (!menu || !(event.target as Element).closest('summary')) return;
      if (menu.open && menu === hovered) event.preventDefault();
      else if (menu.open) dismissed = menu;
      hovered = null;
    };

    // While capturing: React stops it over the panels, which it takes over late.
    document.addEventListener('pointerover', onOver, true);
    element.addEventListener('pointerleave', onOut);
    element.addEventListener('click', onClick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onOver, true);
      element.removeEventListener('pointerleave', onOut);
      element.removeEventListener('click', onClick);
    };
  }, [root]);
}
