import { useEffectEvent, useLayoutEffect } from 'react';

interface Actions {
  step: (by: 1 | -1) => void;
  marks: () => void;
  close: () => void;
}

/** Listens for the ribbon's keys. Fields keep their letters. */
export function useKeys({ step, marks, close }: Actions): void {
  // The same keys on a Russian keyboard: `event.code` names the key, not the letter.
  const actions: Record<string, () => void> = { KeyN: () => step(1), KeyP: () => step(-1), KeyM: marks };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const [target] = event.composedPath();
    const isTyping =
      target instanceof HTMLElement &&
      (target.isContentEditable || /^(?:input|textarea|select)$/.test(target.localName));
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.code === 'Escape') close();
    else if (!isTyping) actions[event.code]?.();
  });
  // As soon as the bar is seen: a key right after it is not lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
