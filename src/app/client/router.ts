import { createBrowserRouter, type RouterState } from 'react-router-dom';
import type { LoadPage } from '../loaded-page.ts';
import type { Shown } from '../shown.ts';
import { createScrollMemory } from './scroll-memory.ts';

export interface Router {
  /** Goes to an address of this site without loading a document. */
  go: (address: URL) => Promise<void>;
  /** Asks for the shown page's data again. */
  refresh: () => Promise<void>;
}

export interface RouterOptions {
  first: Shown;
  loadPage: LoadPage;
  /** Base path without a slash at its end. */
  basename: string;
  /** Puts a page in place, `soft` with a transition. */
  show: (next: Shown, soft: boolean) => Promise<void>;
}

/** Name of the one data route. */
const routeId = 'page';

/**
 * Navigation inside the document by React Router's data router. An address says everything a page needs to be loaded, so
 * its table has one route: the last address asked for wins, and the address bar follows when its page is there. What
 * it finds is put in place by `show` instead of its own provider: a change of context would make React draw again what
 * it has not taken over yet.
 */
export function createRouter({ first, loadPage, basename, show }: RouterOptions): Router {
  const memory = createScrollMemory();
  let shown = first;
  let isShownByBrowser = false;
  // Anchor of the address that is asked for; a loader is not told.
  let { hash } = location;
  // By who reads why there is no page.
  let isAskedAgain = false;
  addEventListener('popstate', ({ hasUAVisualTransition = false }) => {
    isShownByBrowser = hasUAVisualTransition;
    hash = location.hash;
  });
  const router = createBrowserRouter(
    [
      {
        id: routeId,
        path: '*',
        hasErrorBoundary: true,
        loader: ({ request }) => {
          const { pathname, search } = new URL(request.url);
          return loadPage(pathname.slice(basename.length) || '/', request.signal, search + hash);
        },
      },
    ],
    {
      // Home keeps the slash at its end, unless the host serves it without.
      basename: location.pathname === basename ? basename : `${basename}/`,
      // Who went back before the router was there waits for another page than the one that was served.
      ...(location.pathname === first.path
        ? { hydrationData: { loaderData: { [routeId]: first.page } } }
        : {}),
    },
  );
  let place = location.pathname === first.path ? router.state.location : null;

  router.subscribe((state) => {
    document.documentElement.toggleAttribute('data-navigating', state.navigation.state !== 'idle');
    if (state.navigation.state === 'idle' && state.initialized) void arrive(state);
  });

  /** The router has come to rest: at another address, or with another page at the same one. */
  async function arrive({ location: there, loaderData, errors, historyAction }: RouterState): Promise<void> {
    const error: unknown = errors?.[routeId];
    const page = error === undefined ? ((loaderData[routeId] as Shown['page'] | undefined) ?? null) : null;
    const isSameFound = page === shown.page && (page !== null || error === shown.error);
    const moved = there !== place;
    if (!moved && isSameFound) return;
    const at = { path: there.pathname, hash: there.hash };
    place = there;
    const scroll = moved ? memory.arrive(historyAction) : null;
    if (page && page === shown.page && historyAction === 'POP') {
      // An anchor of this page: the browser knows the way there, and the memory the way back.
      shown = { ...shown, ...at };
      if (scroll !== null) scrollTo(0, scroll);
      return;
    }
    shown = {
      page,
      ...at,
      scroll: moved || isAskedAgain ? (scroll ?? 'start') : null,
      ...(error === undefined ? {} : { error }),
    };
    isAskedAgain = false;
    await show(shown, moved && !(historyAction === 'POP' && isShownByBrowser));
  }

  return {
    async go({ href, pathname, search, hash: anchor }) {
      hash = anchor;
      // The router would take the same anchor for a place on the page that is there.
      if (hash && href === location.href) {
        isAskedAgain = true;
        return router.revalidate();
      }
      const target = (pathname.slice(basename.length) || '/') + search + hash;
      await router.navigate(target, { replace: href === location.href });
    },
    refresh: () => router.revalidate(),
  };
}
