import { type RefObject, useEffect, useRef, useState } from 'react';

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
    const early = window.earlyActs;
    if (!ready || !control || !early?.some((act) => act.control === control)) return;
    early.splice(0, early.length, ...early.filter((act) => act.control !== control));
    control.click();
  }, [ready]);
  return { ref, 'data-replay': ready ? undefined : '' };
}
