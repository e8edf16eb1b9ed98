import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Measures the page as the visitor felt it (web-vitals). A script of its own, which pages ask for when they have loaded
 * and only where settings name an endpoint: one beacon goes there when the page is left.
 */
export function reportVitals(endpoint: string): void {
  const metrics: Record<string, number> = {};
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    on(({ name, value }) => {
      metrics[name] = value;
    });
  }
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    navigator.sendBeacon(endpoint, JSON.stringify({ url: location.pathname, metrics }));
  };
  document.addEventListener('visibilitychange', send);
}
