import type { createBrowserRouter } from 'react-router-dom';

/** Frontmatter or a list changed: the router asks for the current page's data again, without a reload. */
export function liveUpdate(router: ReturnType<typeof createBrowserRouter>): void {
  import.meta.hot?.on('content:update', () => router.revalidate());
}
