import { useEffect, useEffectEvent } from 'react';

interface Actions {
  step: (by: 1 | -1) => void;
  marks: () => void;
  close: () => void;
}

/** The same keys on a Russian keyboard: `event.code` names the key, not the letter. */
const codes: Record<string, keyof Actions | 'previous'> = {
  KeyN: 'step',
  KeyP: 'previous',
  KeyM: 'marks',
  Escape: 'close',
};

/** Listens for the ribbon's keys, and for the ribbon outside when the page is framed. Fields keep their letters. */
export function useKeys(actions: Actions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const [target] = event.composedPath();
    const isTyping =
      target instanceof HTMLElement &&
      (target.isContentEditable || /^(?:input|textarea|select)$/.test(target.localName));
    const action = codes[event.code];
    if (!action || event.ctrlKey || event.metaKey || event.altKey || (isTyping && action !== 'close')) return;
    if (action === 'step') actions.step(1);
    else if (action === 'previous') actions.step(-1);
    else actions[action]();
  });
  const onMessage = useEffectEvent(({ data, origin }: MessageEvent<{ previewStep?: unknown }>) => {
    if (origin !== location.origin || !data || typeof data !== 'object') return;
    if (data.previewStep === 1 || data.previewStep === -1) actions.step(data.previewStep);
  });
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), stop);
    addEventListener('message', (event: MessageEvent) => onMessage(event), stop);
    return () => stop.abort();
  }, []);
}
