/**
 * Messages in the corner of the screen. The library and its container load when React is there (ToastRegion.tsx); the words are also
 * put into a `role="status"` region that stands in the page beforehand, since a toast inserted already filled is not
 * announced by screen readers.
 */
import { withTimeout } from '../site/script-timeout.ts';
import type { ToastKind } from './Toaster.tsx';

const regionId = 'toast-status';
/** How long a fresh region must stand before a screen reader notices a change in it. */
const settle = 120;

function announce(message: string) {
  // ToastRegion.tsx renders it, for the whole app.
  const status = document.getElementById(regionId);
  if (!status) return;
  status.textContent = '';
  window.setTimeout(() => {
    status.textContent = message;
  }, settle);
}

/**
 * Shows a message at the top right for five seconds.
 * @example await notify('Сообщение отправлено', 'success')
 */
export async function notify(message: string, kind: ToastKind = 'info'): Promise<void> {
  announce(message);
  try {
    // With the first message: the library's sheet restyles the whole page.
    await withTimeout(import('./Toaster.css'));
    const { show } = await withTimeout(import('./Toaster.tsx'));
    show(message, kind);
  } catch {
    // Without the library's chunk (offline) the announcement and the form's own notice still stand.
  }
}
