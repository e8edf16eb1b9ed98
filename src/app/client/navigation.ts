import { typeRoutes } from 'virtual:site';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { normalizeUrl } from '../../content/files/paths.ts';
import { explain } from '../../site/notice.ts';
import { showTypeface } from '../../typeface.ts';
import type { LoadedPage } from '../page-data.ts';
import { createRoutes } from '../routes.tsx';
import type { LoadUrl } from './load-page.ts';
import { prefetch } from './prefetch.ts';
import { nameEntries, restoreScroll } from './scroll.ts';
import { keepStyles } from './served-styles.ts';

/**
 * Creates the browser's router. Its first page is the served one; others come from the loader.
 * @param first the served page
 * @param loadUrl loads another page
 */
export function createRouter(first: LoadedPage, loadUrl: LoadUrl) {
  const base = import.meta.env.BASE_URL;
  const prefix = base.replace(/\/$/, '');
  // The home page has a slash at the end, unless the host serves it without.
  const basename = location.pathname === prefix ? prefix : base;
  const isJump = nameEntries();
  let isShownByBrowser = false;
  addEventListener('popstate', ({ hasUAVisualTransition = false }) => {
    isShownByBrowser = hasUAVisualTransition;
  });

  const load = async ({ url, signal }: Request): Promise<LoadedPage> => {
    const { pathname, search } = new URL(url);
    const { location: here, navigation, revalidation } = router.state;
    // The whole URL: loaders do not receive the anchor.
    const { hash } = navigation.location ?? here;
    const shown = currentPage();
    const isHere = here.pathname === pathname && here.search === search;
    if (shown && isHere && revalidation === 'idle') return shown;
    const [page] = await Promise.all([
      loadUrl(pathname.slice(prefix.length) || '/', signal, search + hash),
      keepStyles(),
    ]);
    // The navigation was cancelled.
    signal.throwIfAborted();
    // The footer stays while pages change, so it is hydrated first: React commits no change around a waiting boundary.
    // (Long texts have a footer of their own, which is no part.)
    const { takeover } = window;
    const footer = takeover?.around(document.querySelector('footer[data-app-part]'));
    if (footer) takeover?.move(footer, 'asked');
    // A save in dev updates the current page; nobody has navigated.
    if (import.meta.env.DEV && shown && isHere) return { ...renewed(shown, page), onShown: () => {} };
    // Only this fact: with the page itself, each `onShown` would keep the page before it in memory.
    const wasServed = shown?.isServed;
    const finish = await startTransition(signal, navigation.location !== undefined && !isShownByBrowser);
    return {
      ...page,
      onShown: () => {
        showTypeface();
        restorePosition();
        finish();
        // The scripts that render the served page were never needed: they are prefetched, in case the visitor goes back offline.
        if (wasServed) prefetch(normalizeUrl(here.pathname.slice(prefix.length)));
      },
    };
  };
  const routes = createRoutes(load, typeRoutes, first.site.settings.brand);

  const { id = '' } = matchRoutes(routes, location, basename)?.at(-1)?.route ?? {};
  const router = createBrowserRouter(routes, { basename, hydrationData: { loaderData: { [id]: first } } });
  const restorePosition = restoreScroll(router, isJump);

  function currentPage(): LoadedPage | undefined {
    const { matches, loaderData } = router.state;
    return loaderData[matches.at(-1)?.route.id ?? ''] as LoadedPage | undefined;
  }
  let current = { place: router.state.location, page: currentPage() };
  /**
   * Tells React about new pages only. The router's provider would also pass on pending states and anchors, and any update
   * around a boundary that is not hydrated makes React discard the served HTML and render it again.
   */
  const subscribe: typeof router.subscribe = (notify) =>
    router.subscribe((state, options) => {
      const { navigation, revalidation, location: place, errors } = state;
      const isLoading = navigation.state !== 'idle' || revalidation !== 'idle';
      document.documentElement.toggleAttribute('data-navigating', isLoading);
      if (navigation.state !== 'idle') return;
      const before = current;
      current = { place, page: currentPage() };
      if (errors || !current.page || current.page !== before.page) notify(state, options);
      else if (current.place !== before.place) restorePosition();
    });
  const forReact: typeof router = Object.create(router, { subscribe: { value: subscribe } });

  /** Navigates to an address of this site without loading a document. */
  async function go({ href, pathname, search, hash }: URL): Promise<void> {
    const url = pathname.slice(prefix.length) || '/';
    const to = url + search + hash;
    // Offline, a page that is not at hand would be an error page instead of the present one, which can be read.
    const isThere =
      navigator.onLine || (await loadUrl(url, AbortSignal.timeout(5000), '').then(Boolean, () => false));
    explain(isThere ? '' : 'page');
    if (!isThere) return;
    await router.navigate(to, { replace: href === location.href });
  }
  return { router, forReact, go };
}

/**
 * The current page with new data, where equal values keep their identity: then React renders sections and shell only if
 * something changed for them: a save costs the browser 56 ms instead of 82 on a post, 122 instead of 261 on the home page.
 */
function renewed(before: LoadedPage, page: LoadedPage): LoadedPage {
  const same = <Value>(old: Value, now: Value): Value =>
    JSON.stringify(old) === JSON.stringify(now) ? old : now;
  const { page: info, answers, served } = before.data;
  return {
    ...page,
    data: { ...page.data, page: same(info, page.data.page), served: same(served, page.data.served) },
    site: same(before.site, page.site),
    fragments: same(before.fragments, page.fragments),
    answer: same(answers, page.data.answers) === answers ? before.answer : page.answer,
  };
}

/**
 * Starts a view transition from the current page, if the browser supports it and motion is welcome.
 * @returns call it when the next page is in the document
 */
async function startTransition(signal: AbortSignal, wanted: boolean): Promise<() => void> {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!wanted || isReduced || !document.startViewTransition || document.hidden) return () => {};
  // The picture of the pressed card grows into that of the next page's head; only one element may have the name.
  const card = document.activeElement?.closest('li, article:not(:has([data-head]))');
  const property = 'view-transition-name';
  const head = () => document.querySelector<HTMLElement>('[data-head="picture"]')?.style;
  head()?.setProperty(property, 'none');
  card?.querySelector('[data-scene], picture')?.parentElement?.style.setProperty(property, 'picture');
  return new Promise((resolve) => {
    const { ready, finished, updateCallbackDone } = document.startViewTransition(
      () =>
        new Promise<void>((finish) => {
          // The window is frozen meanwhile, so it ends if the navigation is cancelled.
          if (signal.aborted) finish();
          signal.addEventListener('abort', () => finish());
          resolve(() => {
            if (card) head()?.setProperty(property, 'picture');
            finish();
          });
        }),
    );
    // A transition interrupted by the next one rejects.
    for (const part of [ready, finished, updateCallbackDone]) part.catch(() => {});
  });
}
