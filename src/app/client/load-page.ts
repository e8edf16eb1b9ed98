import bundledSite from 'virtual:site';
import type { MDXContent, MDXModule } from 'mdx/types';
import { normalizeUrl, withBase } from '../../content/files/paths.ts';
import { queryKey } from '../../content/queries/query-key.ts';
import type { AnswerQuery } from '../../site/context.ts';
import { loadLabels } from '../../site/labels.ts';
import { preload } from '../../site/preloadable.tsx';
import { withTimeout } from '../../site/script-timeout.ts';
import { layoutOf } from '../layouts/index.ts';
import type { LoadedPage, PageData, ServedData } from '../page-data.ts';
import { fetchData } from './fetch-data.ts';
import { takePrefetched } from './prefetch.ts';
import { forgetReload, reloadOnce } from './reload-once.ts';

const base = import.meta.env.BASE_URL;

const importBody = async (url: string): Promise<MDXContent> =>
  ((await import(/* @vite-ignore */ url)) as MDXModule).default;

/**
 * Loads what a page's data names: its body's script, its layout, its modules.
 * @param modules of a served page only those that hydrate together with it
 */
export async function assemble(data: ServedData, modules: readonly string[]): Promise<LoadedPage> {
  const [body, fragments] = await withTimeout(
    Promise.all([
      data.module ? importBody(data.module) : null,
      Promise.all(
        (data.fragments ?? []).map(async (fragment) => ({
          ...fragment,
          body: await importBody(fragment.module),
        })),
      ),
      layoutOf(data).load(),
      loadLabels(data.page.lang),
      preload(modules),
    ]),
  );
  const answer: AnswerQuery = (name, args) => {
    const key = queryKey(name, args);
    if (!(key in data.answers)) throw new Error(`The page's data holds no answer to ${key}.`);
    return data.answers[key];
  };
  return { data, site: data.site ?? bundledSite, body, fragments, answer };
}

/**
 * Never settles, since the browser is leaving the document. If it comes back from the back/forward cache, it is still
 * in the middle of this navigation, so it is reloaded.
 */
function leaving(): Promise<never> {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  return new Promise(() => {});
}

/**
 * Loads a page for a client navigation. A page of another build, or one whose parts fail to load, is opened by a full page
 * load, once; after that the error is thrown and the router shows it.
 */
export function createLoadPage(build: string) {
  // Data of the pages opened so far, for going back to them offline.
  const opened = new Map<string, PageData>();
  /**
   * @param url address without base path
   * @param rest query and anchor of the visitor's URL
   */
  return async function loadPage(url: string, signal: AbortSignal, rest: string): Promise<LoadedPage> {
    const address = withBase(base, url) + rest;
    try {
      const data = await withTimeout(
        takePrefetched(normalizeUrl(url)).then((fetched) => fetched ?? fetchData(url, { signal })),
      ).catch((error) => {
        const old = import.meta.env.DEV ? undefined : opened.get(url);
        if (old) return old;
        throw error;
      });
      // Prefetched data may arrive after the visitor has gone elsewhere.
      signal.throwIfAborted();
      if (data.build !== build && reloadOnce(address)) return await leaving();
      const page = await assemble(data, data.modules);
      forgetReload();
      opened.set(url, data);
      return page;
    } catch (error) {
      // Offline, a page load would end at the browser's error page. So it would while the dev server restarts, which
      // Vite's client waits for.
      if (signal.aborted || !navigator.onLine || import.meta.env.DEV) throw error;
      if (reloadOnce(address)) return leaving();
      throw error;
    }
  };
}
export type LoadUrl = ReturnType<typeof createLoadPage>;
