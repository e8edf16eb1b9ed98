import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sections } from '../../mdx-components/index.ts';
import type { CompilerOptions } from '../content/mdx/compile.ts';
import type { Mode } from '../content/mode.ts';
import { type Content, openContent } from '../content/plugin.ts';

/** The project's folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Where the site goes: `OUT_DIR` or `dist`. */
export const outFolder = () => resolve(root, process.env.OUT_DIR ?? 'dist');

/** What builds keep for the next one. It may be deleted at any time. */
export const cacheFolder = join(root, 'node_modules/.cache/site');

/** What outlives a fresh `npm ci`, for continuous integration to keep between runs. It may be deleted at any time. */
export const lastingCache = join(root, '.cache');

/** Converted pictures of pages, for build and dev server alike. */
export const pictureCache = join(lastingCache, 'pictures');

/** Texts as small as they travel, for budgets and hosts. */
export const packedCache = join(lastingCache, 'packed');

/** `BASE_PATH` with slashes at both ends: the site may live in a folder of its host. */
export function basePath(value = process.env.BASE_PATH ?? '/'): string {
  const inner = value.replace(/^\/+|\/+$/g, '');
  return inner ? `/${inner}/` : '/';
}

/** `BUILD_MODE`: `production` (default) or `preview`. The dev server is always a preview. */
export const buildMode = (value = process.env.BUILD_MODE): Mode =>
  value === 'preview' ? 'preview' : 'production';

/** What the MDX compiler is told. */
export const compilerOptions = (
  development: boolean,
  mode: Mode = development ? 'preview' : buildMode(),
): CompilerOptions => ({ known: Object.keys(sections), development, mode, root, base: basePath() });

/** Opens the project's content with the vocabulary of mdx-components. */
export const openSite = (
  development: boolean,
  at = root,
  mode: Mode = development ? 'preview' : buildMode(),
): Content => openContent(at, Object.keys(sections), development, mode, basePath());

/** React for visitors; the examples' test asks for the one that tells every difference between server and client. */
export const reactMode = (): 'production' | 'development' =>
  process.env.NODE_ENV === 'development' ? 'development' : 'production';

/**
 * Whether what this build makes is held against the budgets: a preview carries what only its writers need, React of
 * development what only tests do.
 */
export const isWeighed = (mode: Mode): boolean => mode === 'production' && reactMode() === 'production';
