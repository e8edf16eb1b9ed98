import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inspect } from 'node:util';
import type { ConfigEnv } from 'vite';
import { withSlashes } from '../content/files/paths.ts';
import { meantDate } from '../content/problems/date-slips.ts';
import type { Mode } from '../content/stage.ts';

/** Tests of variables' values, with a description of valid ones: a typo would silently build a different site. */
const validations: Record<string, readonly [isValid: (value: string) => boolean, words: string]> = {
  PORT: [(value) => /^[1-9]\d*$/.test(value) && Number(value) < 65536, 'число от\u00a01 до\u00a065535'],
  BASE_PATH: [
    (value) => /^\/?(?:[\w-][\w.-]*(?:\/|$))*$/.test(value),
    'папка на\u00a0хосте латиницей, без пробелов: /some/prefix/',
  ],
  SITE_URL: [
    (value) => /^https?:\/\/[^\s/]+\/?$/.test(value),
    'адрес с\u00a0https:// и\u00a0без папки: https://site.uz',
  ],
  BUILD_DATE: [(value) => meantDate(value) === value, 'день ГГГГ-ММ-ДД, например 2026-12-01'],
  KEEP_BUILD: [
    (value) => existsSync(join(value, 'index.html')),
    'папка прошлой сборки: KEEP_BUILD=dist npm run build',
  ],
  BUILD_MODE: [(value) => /^(?:production|preview)$/.test(value), 'production или preview'],
  BUILD_EXTRAS: [(value) => /^(?:all|search|none)$/.test(value), 'all, search или none'],
};

/** Returns an error without a stack, which Vite would print in brackets, for the person who started the command. */
export const optionError = (sentence: string): Error =>
  Object.assign(new Error(sentence), { stack: sentence, [inspect.custom]: () => sentence });

/** Refuses Vite's own `--outDir`, which would move its files and no page. */
export function refuseOutDir(outDir: string, out: string, command: string): void {
  if (outDir === out) return;
  throw optionError(
    `--outDir ${outDir} не\u00a0подходит: папку сборки задаёт переменная. Нужно: OUT_DIR=${outDir} ${command}.`,
  );
}

/**
 * Reads the options of this build or dev server from the environment variables described in deploy/README.md.
 * @param command and `isPreview` as given by Vite, for which `vite preview` is a `serve` too
 * @throws {Error} for an invalid value of a variable
 */
export function siteOptions({ command, isPreview = false }: ConfigEnv, env: NodeJS.ProcessEnv = process.env) {
  for (const [name, [isValid, words]] of Object.entries(validations)) {
    const value = env[name];
    if (value && !isValid(value)) throw optionError(`${name}: «${value}» не\u00a0подходит. Нужно: ${words}.`);
  }
  const root = process.cwd();
  const isForWriters = (command === 'serve' && !isPreview) || env.BUILD_MODE === 'preview';
  return {
    root,
    /** With slashes at both ends, for sites in a subfolder of their host. */
    base: withSlashes(env.BASE_PATH ?? '/'),
    mode: (isForWriters ? 'writers' : 'production') as Mode,
    /** Output folder. An empty value would resolve to the project's own folder. */
    out: resolve(root, env.OUT_DIR || 'dist'),
    /** Folder of an earlier build whose hashed files are kept. */
    kept: env.KEEP_BUILD ? resolve(root, env.KEEP_BUILD) : null,
    /**
     * `none` leaves out what other generators do not make, for fair benchmarks: the writers' rules beyond compiler and schemas, the
     * search index, social pictures, compressed twins, the writers' gallery. `search` leaves out all of these but the search index.
     * The site works without them.
     */
    extras: (env.BUILD_EXTRAS || 'all') as 'all' | 'search' | 'none',
  };
}
export type SiteOptions = ReturnType<typeof siteOptions>;

/** The build of React to use: in tests of the examples `development`, which reports hydration mismatches. */
export const reactMode = (): 'production' | 'development' =>
  process.env.NODE_ENV === 'development' ? 'development' : 'production';
