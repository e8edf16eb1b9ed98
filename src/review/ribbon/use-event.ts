import { useEffectEvent, useLayoutEffect } from 'react';

/** Listens to an event of a target while the component is mounted. */
export function useEvent<T extends Event>(
  target: EventTarget,
  name: string,
  called: (event: T) => void,
): void {
  const on = useEffectEvent(called);
  // In a layout effect, so that no key pressed right after rendering is lost.
  useLayoutEffect(() => {
    const listen = (event: Event) => on(event as T);
    target.addEventListener(name, listen);
    return () => target.removeEventListener(name, listen);
  }, [target, name]);
}
