import { useEffect } from 'react';
import { withTimeout } from '../site/script-timeout.ts';

/** Mounts the empty container. If it fails to load, the first message tries again (toast.ts). */
const mount = () =>
  withTimeout(import('./Toaster.tsx')).then(
    (toaster) => toaster.mount(),
    () => {},
  );

/** For the whole app: the region that announces messages and, once React is idle, the container that shows them. */
export function ToastRegion() {
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) return void mount();
    const waiting = requestIdleCallback(mount);
    return () => cancelIdleCallback(waiting);
  }, []);
  return <div id="toast-status" className="visually-hidden" role="status" />;
}
