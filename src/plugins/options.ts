import { resolve } from 'node:path';
import type { ConfigEnv } from 'vite';
import { withSlashes } from '../content/files/paths.ts';
import { meantDate } from '../content/problems/date-slips.ts';
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

/** What a variable may hold. A slip in one would build another site than was asked for, and say nothing. */
const wanted: Record<string, readonly [isRight: (value: string) => boolean, words: string]> = {
  PORT: [(value) => /^[1-9]\d*$/.test(value) && Number(value) < 65536, 'число от\u00a01 до\u00a065535'],
  SITE_URL: [
    (value) => /^https?:\/\/[^\s/]+\/?$/.test(value),
    'адрес с\u00a0https:// и\u00a0без папки: https://site.uz',
  ],
  BUILD_DATE: [(value) => meantDate(value) === value, 'день ГГГГ-ММ-ДД, например 2026-12-01'],
  BUILD_MODE: [(value) => /^(?:production|preview)$/.test(value), 'production или preview'],
  BUILD_EXTRAS: [(value) => /^(?:all|search|none)$/.test(value), 'all, search или none'],
};

/** A slip of whoever gives the command: its sentence says all, and where in the code it was found says nothing. */
function refused(sentence: string): Error {
  const error = new Error(sentence);
  error.stack = sentence;
  return error;
}

/**
 * Reads the options.
 * @param command and `isPreview`: Vite's, whose `vite preview` is a `serve` too
 * @throws {Error} for a variable with a value that it cannot have
 */
export function siteOptions(
  { command, isPreview = false }: ConfigEnv,
  env: NodeJS.ProcessEnv = process.env,
): SiteOptions {
  for (const [name, [isRight, words]] of Object.entries(wanted)) {
    const value = env[name];
    if (value && !isRight(value)) throw refused(`${name}: «${value}» не\u00a0подходит. Нужно: ${words}.`);
  }
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
