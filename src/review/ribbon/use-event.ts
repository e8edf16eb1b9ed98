import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls back at an event of a window, a document or one of the page's parts, as long as the component stands. */
export function useEvent<T extends Event>(
  target: EventTarget,
  name: string,
  called: (event: T) => void,
): void {
  const on = useEffectEvent(called);
  // As soon as the component is seen: a key right after it is not lost.
  useLayoutEffect(() => {
    const listen = (event: Event) => on(event as T);
    target.addEventListener(name, listen);
    return () => target.removeEventListener(name, listen);
  }, [target, name]);
}
