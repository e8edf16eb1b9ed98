import { type RefObject, useEffect, useRef, useState } from 'react';

declare global {
  interface Window {
    /** Controls clicked before React was there; the page's inline script (src/app/boot) keeps them. */
    earlyClicks?: HTMLElement[] | undefined;
  }
}

/**
 * For a control that only React can answer: a click before this very control is hydrated is kept by the page's inline
 * script and happens now. Sections hydrate one by one, so the page as a whole cannot know when.
 * @example <button {...useReplay<HTMLButtonElement>()} onClick={open}>
 */
export function useReplay<T extends HTMLElement>(): {
  ref: RefObject<T | null>;
  'data-replay': '' | undefined;
} {
  const ref = useRef<T>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    const control = ref.current;
    const early = window.earlyClicks;
    if (!ready || !control || !early?.includes(control)) return;
    early.splice(0, early.length, ...early.filter((other) => other !== control));
    control.click();
  }, [ready]);
  return { ref, 'data-replay': ready ? undefined : '' };
}
