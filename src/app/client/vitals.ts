import { onCLS, onFCP, onINP, onLCP } from 'web-vitals';
import type { Settings } from '../../content/schemas/settings.ts';

/** Where measurements are sent, and for what percentage of visits. */
export type Reporting = NonNullable<Settings['analytics']>;

/** Measurements so far, by name: LCP, INP, CLS, FCP. */
type Vitals = Record<string, number>;

declare global {
  interface WindowEventMap {
    'web-vitals': CustomEvent<Vitals>;
  }
  interface Window {
    /** For listeners that come after an event. */
    webVitals?: Vitals;
  }
}

/**
 * Measures web vitals. A script of its own, which every page loads when it is idle. Each measurement is announced by the
 * event `web-vitals`.
 * @param to null: nothing leaves the browser. Otherwise one beacon is sent when the page is left, with two fields: the
 *   page's address without its query, and the numbers by name
 */
export function reportVitals(to: Reporting | null): void {
  const measured: Vitals = {};
  // The address of the loaded page: another may be open when the beacon is sent.
  const { pathname: url } = location;
  window.webVitals = measured;
  for (const on of [onCLS, onFCP, onINP, onLCP]) {
    on(({ name, value }) => {
      measured[name] = value;
      dispatchEvent(new CustomEvent('web-vitals', { detail: measured }));
    });
  }
  if (!to || Math.random() * 100 >= to.share) return;
  // Sent on the first change of visibility. Pages opened in the background are not measured.
  const send = () => navigator.sendBeacon(to.endpoint, JSON.stringify({ url, metrics: measured }));
  document.addEventListener('visibilitychange', send, { once: true });
}
