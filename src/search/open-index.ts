import type { Language } from '../vocabulary.ts';
import { createEngine } from './engine.ts';
import { groupOf, type Pointer, pointerFile } from './format.ts';

/** Milliseconds to wait for a file of some 12 kB; dev first renders every page for it. */
const timeout = import.meta.env.DEV ? 120_000 : 15_000;

async function json<T>(address: string, cache: RequestCache): Promise<T> {
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(timeout) });
  // Some hosts answer every path with a page and status 200.
  if (!response.ok || !response.headers.get('content-type')?.includes('json'))
    throw new Error(`${response.status} for ${address}`);
  return response.json();
}

/** Opens the index, written by the build (src/plugins/search/write-index.ts) or made by dev on request (src/plugins/dev/pages.ts). */
async function open(base: string) {
  // Only the pointer changes; the files it points to are immutable.
  const { folder } = await json<Pointer>(base + pointerFile, 'no-cache');
  return createEngine((name) => json(`${base}${folder}/${name}`, 'default'));
}

type Search = ReturnType<typeof createEngine>['search'];
let opened: ReturnType<typeof open> | null = null;

/** Queries the site's index, which is opened on first use, and again after a failure. */
const search: Search = async (...query) => {
  opened ??= open(import.meta.env.BASE_URL);
  try {
    const engine = await opened;
    return await engine.search(...query);
  } catch (error) {
    opened = null;
    throw error;
  }
};

/** Loads the index and its list of words ahead of the first query, which reports a failure. */
export const openIndex = () => search('').catch(() => {});

/** Searches all pages. */
export const searchSite = (query: string) => search(query);

/**
 * Searches the posts in a language.
 * @param count maximum number of results: the text of each is a request
 */
export const searchPosts = (query: string, lang: Language, count: number) =>
  search(query, groupOf('post', lang), count);
