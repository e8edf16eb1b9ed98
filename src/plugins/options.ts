import { resolve } from 'node:path';
import type { ConfigEnv } from 'vite';
import { withSlashes } from '../content/files/paths.ts';
import type { Mode } from '../content/stage.ts';

/** What this build or dev server is for: the environment variables of deploy/README.md, read once. */
export interface SiteOptions {
  /** The project's folder. */
  root: string;
  /** `BASE_PATH` with slashes at both ends: the site may live in a folder of its host. */
  base: string;
  /** `BUILD_MODE`; the dev server is always a preview. */
  mode: Mode;
  /** Where the site goes: `OUT_DIR` or `dist`. */
  out: string;
  /**
   * `BUILD_EXTRAS`: `none` leaves out what other generators do not make, so that benchmarks compare like with like: the
   * writers' rules beyond what the compiler and the schemas refuse, search index, social pictures, packed twins of
   * the files, a preview's gallery. `search` leaves out all of these but the search index. The site works without them.
   */
  extras: 'all' | 'search' | 'none';
}

/**
 * Reads the options.
 * @param command and `isPreview`: Vite's, whose `vite preview` is a `serve` too
 */
export function siteOptions(
  { command, isPreview = false }: ConfigEnv,
  env: NodeJS.ProcessEnv = process.env,
): SiteOptions {
  const root = process.cwd();
  return {
    root,
    base: withSlashes(env.BASE_PATH ?? '/'),
    mode: (command === 'serve' && !isPreview) || env.BUILD_MODE === 'preview' ? 'preview' : 'production',
    // Set to nothing it is not set: it would be the project's own folder.
    out: resolve(root, env.OUT_DIR || 'dist'),
    extras: env.BUILD_EXTRAS === 'none' || env.BUILD_EXTRAS === 'search' ? env.BUILD_EXTRAS : 'all',
  };
}

/** React for visitors; the examples' test asks for the one that tells every difference between server and client. */
export const reactMode = (): 'production' | 'development' =>
  process.env.NODE_ENV === 'development' ? 'development' : 'production';
