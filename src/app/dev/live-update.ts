import type { createBrowserRouter } from 'react-router-dom';
import type { Problem } from '../../content/problems/problems.ts';
import { forgetAhead } from '../client/prefetch.ts';
import { setProblems } from './problem-list.ts';

/**
 * What the dev server tells open pages: frontmatter, headings or a list changed, so the router asks for the current
 * page's data again, without a reload; the check of the site has a new list.
 */
export function liveUpdate(router: ReturnType<typeof createBrowserRouter>): void {
  import.meta.hot?.on('content:update', () => {
    forgetAhead();
    return router.revalidate();
  });
  import.meta.hot?.on('content:problems', (problems: Problem[]) => setProblems(problems));
}
