import '../styles/index.css';
import './client/react-first.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startWaiting } from '../site/waiting.ts';
import { createApp } from './App.tsx';
import { followLinks } from './client/follow-links.ts';
import { createLateRouter } from './client/late-router.ts';
import { assemble, createLoadPage, partsOf } from './client/load-page.ts';
import { pause } from './client/pause.ts';
import { prefetchLinks } from './client/prefetch.ts';
import { takeStylesOver } from './client/served-styles.ts';
import { reportVitals } from './client/vitals.ts';
import { keepEarly } from './late/keep-early.ts';
import { abandonPlaces, findPlaces } from './late/places.ts';
import { wakeWhenNear } from './late/wake.ts';
import type { LoadedPage } from './loaded-page.ts';
import { pageDataId, type ServedData } from './page-data.ts';
import { loadLate } from './sections.tsx';
import { createStage } from './stage.ts';

/**
 * Takes the served page over. The page is complete without it: when something here fails, what the visitor reads
 * stays, and links work as plain links.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const json = document.getElementById(pageDataId)?.textContent;
  if (!root || !json) return;
  const data = JSON.parse(json) as ServedData;
  // The dev server sends an empty root: there is nothing to take over.
  const isServed = root.firstElementChild !== null;
  const page = await takeOver(root, data, isServed);
  const base = import.meta.env.BASE_URL;
  const first = { page, path: location.pathname, hash: location.hash, scroll: null };
  const stage = createStage();
  const router = createLateRouter({
    first,
    loadPage: createLoadPage(data.build),
    basename: base.replace(/\/$/, ''),
    show: stage.show,
  });
  const app = createApp(first, stage);
  startTransition(() => {
    if (isServed) hydrateRoot(root, app, { onRecoverableError });
    else createRoot(root).render(app);
  });
  followLinks(base, router.go);
  prefetchLinks(partsOf);
  reportVitals(page.site.settings.analytics?.endpoint);
  if (import.meta.env.DEV) (await import('./dev/live-update.ts')).liveUpdate(router);
}

/** React made good what failed while it took a part over: the console gets the reason, not React's wrapping of it. */
function onRecoverableError(error: unknown): void {
  reportError((error instanceof Error && error.cause) || error);
}

/** Loads the first page: of a served one only what is in sight. */
async function takeOver(root: Element, data: ServedData, isServed: boolean): Promise<LoadedPage> {
  if (!isServed) return assemble(data, () => partsOf({ ...data, scenes: [] }));
  await takeStylesOver();
  await pause();
  startWaiting();
  const near = wakeWhenNear(findPlaces(loadLate));
  keepEarly();
  await pause();
  try {
    return await assemble(data, () => near);
  } catch (error) {
    abandonPlaces(root);
    throw error;
  }
}

/** Fails when a part of the page cannot be had; the page's inline script then gives up waiting (src/app/boot). */
export const started = start();
