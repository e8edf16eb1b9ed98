import type { ContentStore } from '../store.ts';
import type { Problem } from './problems.ts';

/** What a check needs of the content; no compiler is among it. */
export type Checked = Pick<ContentStore, 'root' | 'files' | 'problems'>;

/**
 * What build, dev server and review ask of the check. Their rooms do not know each other: whoever asks loads
 * `checkModule` in the graph that it works in.
 */
export interface SiteCheck {
  /**
   * Every problem of the whole site, sorted by file and place: what `npm run check` prints, the build refuses, the dev
   * overlay and the health page show. Safe to call again after the store has changed; nothing is thrown for bad content.
   */
  checkSite: (store: Checked) => Promise<Problem[]>;
  /** The problems of one file alone, without reading any other; site rules (links, orphans, spelling) are left out. */
  checkFile: (store: Checked, file: string) => Promise<Problem[]>;
  /**
   * What a build must know before it writes a page. The compiler has the last word: what it alone refuses is added.
   * @param compiled what the compiler found
   * @param withRules false leaves the writers' rules out: then it is what the schemas and the compiler refuse
   */
  checkBuild: (store: ContentStore, compiled: readonly Problem[], withRules: boolean) => Promise<Problem[]>;
}

/** The one entry of the check for other rooms, from the project's folder: its default export is a `SiteCheck`. */
export const checkModule = 'src/check/check-site.ts';
