/**
 * Messages in the corner of the screen. The library and its container load once React is idle (ToastRegion.tsx). Screen
 * readers do not announce a toast that is inserted with its text, so the text is also put into a `role="status"` region
 * that the page always has.
 */
import { withTimeout } from '../site/script-timeout.ts';
import type { ToastKind } from './Toaster.tsx';

const regionId = 'toast-status';
/** How long the region must be empty for screen readers to notice the next text, ms. */
const announceDelay = 120;

function announce(message: string) {
  // Rendered by ToastRegion.tsx.
  const status = document.getElementById(regionId);
  if (!status) return;
  status.textContent = '';
  window.setTimeout(() => {
    status.textContent = message;
  }, announceDelay);
}

/**
 * Shows a message at the top right for five seconds.
 * @param spoken for screen readers, if the page shows more of it elsewhere
 * @example await notify('Сообщение отправлено', 'success')
 */
export async function notify(message: string, kind: ToastKind = 'info', spoken = message): Promise<void> {
  announce(spoken);
  try {
    // Loaded with the first message, because adding the sheet restyles the whole page.
    await withTimeout(import('./Toaster.css'));
    const { show } = await withTimeout(import('./Toaster.tsx'));
    show(message, kind);
  } catch {
    // If the library's chunk fails to load (offline), the announcement and the form's own notice remain.
  }
}
