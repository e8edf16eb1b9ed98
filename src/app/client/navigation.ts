import { typeRoutes } from 'virtual:site';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { normalizeUrl } from '../../content/files/paths.ts';
import { showTypeface } from '../../typeface.ts';
import type { LoadedPage } from '../page-data.ts';
import { createRoutes } from '../routes.tsx';
import { type LoadUrl, loadPartsOf } from './load-page.ts';
import { prefetch } from './prefetch.ts';
import { nameEntries, restoreScroll } from './scroll.ts';
import { keepStyles } from './served-styles.ts';

/**
 * The router of the browser: the served page is its first, others come by their loader.
 * @param first the served page
 * @param loadUrl loads another
 */
export function createRouter(first: LoadedPage, loadUrl: LoadUrl) {
  const base = import.meta.env.BASE_URL;
  const prefix = base.replace(/\/$/, '');
  // Home keeps the slash at its end, unless the host serves it without.
  const basename = location.pathname === prefix ? prefix : base;
  const isJump = nameEntries();
  let isShownByBrowser = false;
  addEventListener('popstate', ({ hasUAVisualTransition = false }) => {
    isShownByBrowser = hasUAVisualTransition;
  });

  const load = async ({ url, signal }: Request): Promise<LoadedPage> => {
    const { pathname, search } = new URL(url);
    const { location: here, navigation, revalidation } = router.state;
    // The address in full: a loader is not told its anchor.
    const { hash } = navigation.location ?? here;
    const shown = pageOf();
    const isHere = here.pathname === pathname && here.search === search;
    if (shown && isHere && revalidation === 'idle') return shown;
    const [page] = await Promise.all([
      loadUrl(pathname.slice(prefix.length) || '/', signal, search + hash),
      keepStyles(),
    ]);
    // Nobody waits for it any more.
    signal.throwIfAborted();
    // What stays while pages change must be taken over first: React shows no change around what waits.
    // A text has a footer of its own, which is no part.
    const footer = window.takeover?.around(document.querySelector('footer[data-app-part]'));
    if (footer) window.takeover?.move(footer, 'asked');
    // The dev server's news of the page that is open: nobody went anywhere.
    if (shown && isHere) return { ...renewed(shown, page), arrived: () => {} };
    const stands = await captured(signal, navigation.location !== undefined && !isShownByBrowser);
    return {
      ...page,
      arrived: () => {
        showTypeface();
        settle();
        stands();
        // It was served without what draws it anew: whoever comes back may have no connection any more.
        if (shown?.isServed) prefetch(normalizeUrl(here.pathname.slice(prefix.length)), loadPartsOf);
      },
    };
  };
  const routes = createRoutes(load, typeRoutes, first.site.settings.brand);

  const { id = '' } = matchRoutes(routes, location, basename)?.at(-1)?.route ?? {};
  const router = createBrowserRouter(routes, { basename, hydrationData: { loaderData: { [id]: first } } });
  const settle = restoreScroll(router, isJump);

  function pageOf(): LoadedPage | undefined {
    const { matches, loaderData } = router.state;
    return loaderData[matches.at(-1)?.route.id ?? ''] as LoadedPage | undefined;
  }
  let at = { place: router.state.location, page: pageOf() };
  /**
   * React is told of other pages only. The router's provider would also tell it of every step on the way to one, and of
   * anchors: a change around what React has not taken over yet makes it draw that anew, at once where it comes from the
   * browser's back button.
   */
  const subscribe: typeof router.subscribe = (tell) =>
    router.subscribe((state, options) => {
      const { navigation, location: place, errors } = state;
      document.documentElement.toggleAttribute('data-navigating', navigation.state !== 'idle');
      if (navigation.state !== 'idle') return;
      const before = at;
      at = { place, page: pageOf() };
      if (errors || !at.page || at.page !== before.page) tell(state, options);
      else if (at.place !== before.place) settle();
    });
  const forReact: typeof router = Object.create(router, { subscribe: { value: subscribe } });

  /** Goes to an address of this site without loading a document. */
  async function go({ href, pathname, search, hash }: URL): Promise<void> {
    // The router would take the same anchor for a place on the page that is there.
    if (hash && href === location.href) return router.revalidate();
    const to = (pathname.slice(prefix.length) || '/') + search + hash;
    await router.navigate(to, { replace: href === location.href });
  }
  return { router, forReact, go };
}

/**
 * The page that stands there, told anew. What sections and shell may ask is the same object where it says the same: React
 * draws none of them for it, which is half of what a save costs the browser.
 */
function renewed(before: LoadedPage, page: LoadedPage): LoadedPage {
  const same = <Said>(said: Said, now: Said): Said =>
    JSON.stringify(said) === JSON.stringify(now) ? said : now;
  const { answers, kept } = before.data;
  return {
    ...page,
    data: { ...page.data, page: same(before.data.page, page.data.page), ...(kept && { kept }) },
    site: same(before.site, page.site),
    parts: same(before.parts, page.parts),
    answer: same(answers, page.data.answers) === answers ? before.answer : page.answer,
  };
}

/**
 * Takes the picture of the page that goes, for the browser's own transition where it has one.
 * @returns to be called when the next page stands
 */
async function captured(signal: AbortSignal, wanted: boolean): Promise<() => void> {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!wanted || calm || !document.startViewTransition || document.hidden) return () => {};
  return new Promise((taken) => {
    const { ready, finished, updateCallbackDone } = document.startViewTransition(
      () =>
        new Promise<void>((stands) => {
          // The window stands still meanwhile: not for a page that its visitor has given up.
          if (signal.aborted) stands();
          signal.addEventListener('abort', () => stands());
          taken(stands);
        }),
    );
    // A transition that the next one cuts short is no failure.
    for (const part of [ready, finished, updateCallbackDone]) part.catch(() => {});
  });
}
