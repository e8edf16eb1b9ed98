import { useEffect } from 'react';
import { withTimeout } from '../site/script-timeout.ts';

/** Puts the empty container into the page; one that cannot be had is asked for again with the first message (toast.ts). */
const mount = () =>
  withTimeout(import('./Toaster.tsx')).then(
    (toaster) => toaster.mount(),
    () => {},
  );

/** For the whole app: where messages are announced, and, once React is there and has nothing else to do, where they show. */
export function ToastRegion() {
  useEffect(() => {
    // Safari knows no idle callback.
    if (!('requestIdleCallback' in window)) return void mount();
    const waiting = requestIdleCallback(mount);
    return () => cancelIdleCallback(waiting);
  }, []);
  return <div id="toast-status" className="visually-hidden" role="status" />;
}
