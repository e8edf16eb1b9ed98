import { type RefObject, useLayoutEffect } from 'react';

/** Shows a native dialog as modal while its component stands; then the focus goes back to what opened it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  // Before anything is typed: a key would go to what lies behind.
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
