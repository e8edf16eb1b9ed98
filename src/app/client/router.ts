import type { LoadPage } from '../loaded-page.ts';
import type { Shown } from '../shown.ts';
import { createScrollMemory } from './scroll-memory.ts';

export interface Router {
  /** Goes to an address of this site without loading a document. */
  go: (address: URL) => void;
  /** Asks for the shown page's data again. */
  refresh: () => Promise<void>;
}

export interface RouterOptions {
  first: Shown;
  loadPage: LoadPage;
  /** Base path without a slash at its end. */
  basename: string;
  /** Puts a page in place, `soft` with a transition. */
  show: (next: Shown, soft: boolean) => Promise<void>;
}

/**
 * Navigation inside the document. An address says everything a page needs to be loaded, so there is no table of routes:
 * one address is asked for at a time, the last one asked for wins, and the address bar follows when its page is there.
 */
export function createRouter({ first, loadPage, basename, show }: RouterOptions): Router {
  const memory = createScrollMemory();
  let shown = first;
  let loading: AbortController | null = null;

  function stopLoading(): void {
    loading?.abort();
    loading = null;
    document.documentElement.removeAttribute('data-navigating');
  }

  async function load(path: string): Promise<Pick<Shown, 'page' | 'error'> | null> {
    stopLoading();
    const mine = new AbortController();
    loading = mine;
    document.documentElement.setAttribute('data-navigating', '');
    let found: Pick<Shown, 'page' | 'error'>;
    try {
      found = { page: await loadPage(path.slice(basename.length) || '/', mine.signal) };
    } catch (error) {
      found = { page: null, error };
    }
    if (loading !== mine) return null;
    stopLoading();
    return found;
  }

  async function put(next: Shown, soft: boolean): Promise<void> {
    shown = next;
    await show(next, soft);
  }

  async function go({ pathname, search, hash }: URL): Promise<void> {
    const found = await load(pathname);
    if (!found) return;
    const address = pathname + search + hash;
    if (address === location.pathname + location.search + location.hash) memory.stay();
    else memory.push(address);
    await put({ ...found, path: pathname, hash, scroll: 0 }, true);
  }

  addEventListener('popstate', async ({ hasUAVisualTransition = false }) => {
    const { pathname, hash } = location;
    const scroll = memory.arrive();
    if (pathname === shown.path && shown.page) {
      // An anchor of this page: the browser knows the way there, and the memory the way back.
      stopLoading();
      shown = { ...shown, hash };
      if (scroll !== null) scrollTo(0, scroll);
      return;
    }
    const found = await load(pathname);
    if (found) await put({ ...found, path: pathname, hash, scroll: scroll ?? 0 }, !hasUAVisualTransition);
  });

  return {
    go,
    async refresh() {
      const found = await load(shown.path);
      if (found) await put({ ...shown, ...found, scroll: null }, false);
    },
  };
}
