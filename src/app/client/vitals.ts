/**
 * Measures the page as the visitor felt it (web-vitals), after everything else has loaded. Sends nowhere unless
 * settings name an endpoint; then one beacon when the page is left. Reviewers of a preview are not visitors.
 */
export function reportVitals(endpoint: string | undefined): void {
  if (!endpoint || import.meta.env.PREVIEW) return;
  // Safari has no idle callbacks; there the page has been quiet long enough after half a second.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500));
  whenIdle(async () => {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
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
  });
}
