import { withTimeout } from '../../site/script-timeout.ts';
import { explainFailure } from '../late/explain-failure.ts';
import type { Router, RouterOptions } from './router.ts';

/** Signs that somebody is there and may go on to another page. */
const signs = ['pointermove', 'touchstart', 'keydown', 'scroll'];

/**
 * The router, loaded at the first sign of a visitor: until then nobody goes anywhere. Where it cannot be had, the
 * browser opens pages itself.
 */
export function createLateRouter(options: RouterOptions): Router {
  let loading: Promise<Router> | null = null;
  const load = () => {
    loading ??= withTimeout(import('./router.ts')).then(
      ({ createRouter }) => createRouter(options),
      (error: unknown) => {
        // The next sign asks again.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const isCalled = new AbortController();
  const onSign = () => {
    isCalled.abort();
    load().catch(() => {});
  };
  for (const sign of signs)
    addEventListener(sign, onSign, { capture: true, passive: true, signal: isCalled.signal });
  addEventListener('popstate', () => {
    if (loading || location.pathname === options.first.path) return;
    load().catch(() => location.reload());
  });
  return {
    go: async (address) => {
      const router = await load().catch(() => null);
      if (router) await router.go(address);
      // Without a connection the browser would leave the page that can be read.
      else if (navigator.onLine === false) explainFailure('page');
      else if (address.href === location.href) location.reload();
      else location.assign(address);
    },
    refresh: async () => (await load()).refresh(),
  };
}
