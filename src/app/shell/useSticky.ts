import { useSyncExternalStore } from 'react';

/** The header is fixed when the page is scrolled by more than this many pixels (spec section 9). */
export const STICKY_AFTER = 80;

const subscribe = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

/** True while the page is scrolled past the threshold; false in the prerendered HTML. */
export const useSticky = () =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > STICKY_AFTER,
    () => false,
  );
