import { type RefObject, useLayoutEffect } from 'react';

/** Shows a native dialog as modal while its component is mounted, then focuses what opened it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  // In a layout effect: a key pressed before it would reach the page behind.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [dialog]);
}
