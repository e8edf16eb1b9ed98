import type { LoadedPage } from './loaded-page.ts';

/** Where in the site the visitor is. */
export interface Place {
  /** Address in the browser, base path included. */
  path: string;
  hash: string;
  /** Where to stand on the page: a remembered place, `start` for its anchor or its beginning, null to stay. */
  scroll: number | 'start' | null;
}

/** What the app shows: a page, or why there is none. */
export interface Shown extends Place {
  page: LoadedPage | null;
  /** Why the page could not be had. */
  error?: unknown;
}
