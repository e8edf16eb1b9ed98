import '../styles/index.css';
import { type ComponentProps, startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { showTypeface } from '../typeface.ts';
import { fetchData } from './client/fetch-data.ts';
import { followLinks } from './client/follow-links.ts';
import { undoForeignChanges } from './client/foreign-changes.ts';
import { assemble, createLoadPage } from './client/load-page.ts';
import { createRouter } from './client/navigation.ts';
import { forgetPrefetched, prefetchLinks } from './client/prefetch.ts';
import { registerServedStyles } from './client/served-styles.ts';
import { patchDomForTranslators } from './client/translators.ts';
import { type LoadedPage, pageDataId, type ServedData, servedData } from './page-data.ts';
import { filesOf } from './sections.tsx';

type AppProps = ComponentProps<typeof RouterProvider> & { root: Element };

/** The application. Changes in the served HTML are undone here, since React reads it next. */
function App({ root, router }: AppProps) {
  useState(() => undoForeignChanges(root));
  return <RouterProvider router={router} />;
}

/**
 * Hydrates the served page. The page is complete without it: if something here fails, it stays readable and its links work.
 * Called by the inline script (takeover/early.ts), again after a failure.
 * @throws {Error} if a module or the page's data is missing
 */
export async function start(): Promise<void> {
  // On a slow connection a cached script runs before the page has been parsed completely.
  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done));
  const root = document.getElementById('root');
  const json = document.getElementById(pageDataId)?.textContent;
  if (!root || !json) throw new Error('The page broke off on its way.');
  const data = JSON.parse(json) as ServedData;
  patchDomForTranslators();
  const lateSheet = await registerServedStyles();
  const loaded = await assemble(data, filesOf(data.served?.together ?? []));
  let onShown = () => {};
  const hydration = new Promise<void>((resolve) => {
    onShown = resolve;
  });
  const page: LoadedPage = { ...loaded, isServed: true, onShown };
  const { router, forReact, go } = createRouter(page, createLoadPage(data.build));
  if (import.meta.env.DEV) {
    // In dev, styles arrive after the first paint, too late for an optional font.
    showTypeface();
    // The URL of the body's script changes with each save.
    const isOutdated = async () => (await fetchData(data.page.url)).module !== data.module;
    (await import('./dev/hydration-overlay.ts')).watchHydration(isOutdated);
  }
  startTransition(() => {
    hydrateRoot(root, <App root={root} router={forReact} />, {
      onRecoverableError(error) {
        // The cause, without React's wrapper.
        reportError((error instanceof Error && error.cause) || error);
        // React has rendered the page again, without the link to the styles below the fold.
        if (lateSheet && !document.querySelector('link[data-rest]')) document.head.append(lateSheet);
      },
    });
  });
  await hydration;
  // In dev, a save makes the router fetch this page's data again; also now, if a save has come after the page was served.
  // Otherwise that would render the page anew for each section that is not hydrated yet: 56 times for a long post. Only then
  // it counts as hydrated.
  const renew = () => {
    forgetPrefetched();
    return router.revalidate();
  };
  import.meta.hot?.on('content:update', renew);
  if (import.meta.hot) {
    // By the address: a page that was missing may exist by now.
    const address = `/${location.pathname.slice(import.meta.env.BASE_URL.length)}`;
    const now = await fetchData(address).then(servedData, () => null);
    if (JSON.stringify(now) !== JSON.stringify(data)) await renew();
  }
  document.documentElement.dataset.hydrated = 'true';
  followLinks(import.meta.env.BASE_URL, go);
  prefetchLinks();
}
