import type { ContentStore } from '../store.ts';
import type { Problem } from './problems.ts';

/** The part of the content store that the check uses; it includes no compiler. */
export type Checked = Pick<ContentStore, 'root' | 'today' | 'files' | 'problems'>;

/**
 * The check as used by build, dev server and review. They do not import it, but load `checkModule` in their own module
 * graph.
 */
export interface SiteCheck {
  /**
   * Returns all problems of the site, sorted by file and position, for `npm run check`, the build, the dev overlay and
   * the health page. May be called again after the store has changed; does not throw for bad content.
   */
  checkSite: (store: Checked) => Promise<Problem[]>;
  /** Returns the problems of one file without reading others, so without site rules (links, orphans, spelling); sorted. */
  checkFile: (store: Checked, file: string) => Promise<Problem[]>;
}

/** The check's entry module, relative to the project's root; its default export is a `SiteCheck`. */
export const checkModule = 'src/check/check-site.ts';
