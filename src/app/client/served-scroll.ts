/** Where React Router keeps scroll positions between page loads. */
const key = 'react-router-scroll-positions';

/**
 * The browser has already restored the scroll position of this document, and the visitor may have moved since:
 * the router must not move the page again when it takes over late.
 */
export function forgetServedScroll(): void {
  try {
    const positions = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>;
    delete positions[(history.state as { key?: string } | null)?.key ?? 'default'];
    sessionStorage.setItem(key, JSON.stringify(positions));
  } catch {
    // Without storage there is no position to forget.
  }
}
