import { onCLS, onFCP, onINP, onLCP } from 'web-vitals';

/** Where measurements go, and of how many visits in a hundred. */
export interface Reporting {
  endpoint: string;
  share: number;
}

/** What was measured so far, by name: LCP, INP, CLS, FCP. */
type Vitals = Record<string, number>;

declare global {
  interface WindowEventMap {
    'web-vitals': CustomEvent<Vitals>;
  }
  interface Window {
    /** For whoever comes to listen when an event has passed. */
    webVitals?: Vitals;
  }
}

/**
 * Measures the page as the visitor feels it (web-vitals). A script of its own, which every page asks for when it has loaded
 * and is quiet. Each measurement is told by the event `web-vitals`.
 * @param to null: nothing leaves the browser. Otherwise one beacon goes there when the page is left, with two fields: the
 *   page's address without its query, and the numbers by name
 */
export function reportVitals(to: Reporting | null): void {
  const measured: Vitals = {};
  // Of the page that was loaded: another one may be open by the time that it is told.
  const { pathname: url } = location;
  window.webVitals = measured;
  for (const on of [onCLS, onFCP, onINP, onLCP]) {
    on(({ name, value }) => {
      measured[name] = value;
      dispatchEvent(new CustomEvent('web-vitals', { detail: measured }));
    });
  }
  if (!to || Math.random() * 100 >= to.share) return;
  // The first change is that the page is left: of one that opened in the background nothing is measured.
  const send = () => navigator.sendBeacon(to.endpoint, JSON.stringify({ url, metrics: measured }));
  document.addEventListener('visibilitychange', send, { once: true });
}
