import type { RouteObject } from 'react-router-dom';
import { LoadFailure } from './LoadFailure.tsx';
import type { LoadPage } from './loaded-page.ts';
import { PageRoute } from './PageRoute.tsx';

/** Name of the one data route; hydration hands its loader data over under this id. */
export const pageRouteId = 'page';

/**
 * The router's whole table. A URL's meaning lives with the content (`createCollections`), so the browser needs no list
 * of addresses: one route asks for the page at the address, and the answer says whether it exists.
 * @param basename the base path without a slash at its end
 */
export function createRoutes(loadPage: LoadPage, basename: string): RouteObject[] {
  return [
    {
      id: pageRouteId,
      path: '*',
      Component: PageRoute,
      ErrorBoundary: LoadFailure,
      loader: ({ request }) =>
        loadPage(new URL(request.url).pathname.slice(basename.length) || '/', request.signal),
    },
  ];
}

/** React Router's `basename` of a base path: `/some/prefix/` -> `/some/prefix`. */
export const basenameOf = (base: string) => base.replace(/\/$/, '');
