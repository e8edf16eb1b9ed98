import '../styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { showTypeface } from '../typeface.ts';
import { followLinks } from './client/follow-links.ts';
import { assemble, createLoadPage, loadPartsOf } from './client/load-page.ts';
import { createRouter } from './client/navigation.ts';
import { forgetAhead, prefetchLinks } from './client/prefetch.ts';
import { pause } from './client/react-first.ts';
import { takeStylesOver } from './client/served-styles.ts';
import { type LoadedPage, pageDataId, type ServedData } from './page-data.ts';
import { preloadSections } from './sections.tsx';

/**
 * Takes the served page over. The page is complete without it: when something here fails, what the visitor reads
 * stays, and links work as plain links. The page's inline script calls it (takeover/early.ts), again after a failure.
 * @throws {Error} where something is missing
 */
export async function start(): Promise<void> {
  // On a slow line a script from the browser's cache overtakes the page, and React would look for what is not there yet.
  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done));
  const root = document.getElementById('root');
  const json = document.getElementById(pageDataId)?.textContent;
  if (!root || !json) throw new Error('The page broke off on its way.');
  const data = JSON.parse(json) as ServedData;
  await takeStylesOver();
  await pause();
  const loaded = await assemble(data, ({ together }) => preloadSections(together ?? []));
  let arrived = () => {};
  const isTakenOver = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const page: LoadedPage = { ...loaded, isServed: true, arrived };
  const { router, forReact, go } = createRouter(page, createLoadPage(data.build));
  if (import.meta.env.DEV) {
    // Its styles come after the first paint, and the typeface with them.
    showTypeface();
    (await import('./dev/hydration-overlay.ts')).watchHydration();
  }
  const app = <RouterProvider router={forReact} />;
  startTransition(() => {
    if (root.firstElementChild) hydrateRoot(root, app, { onRecoverableError });
    else createRoot(root).render(app);
  });
  await isTakenOver;
  // In dev a save changes fields that pages show of each other: the router asks for this page's data again, without a reload.
  // Once more when it listens: a save may have come since the page was served. It is called hydrated after this.
  const renew = () => {
    forgetAhead();
    return router.revalidate();
  };
  import.meta.hot?.on('content:update', renew);
  if (import.meta.hot) await renew();
  document.documentElement.dataset.hydrated = 'true';
  followLinks(import.meta.env.BASE_URL, go);
  prefetchLinks(loadPartsOf);
}

/** React made good what failed while it took a part over: the console gets the reason, not React's wrapping of it. */
function onRecoverableError(error: unknown): void {
  reportError((error instanceof Error && error.cause) || error);
}
