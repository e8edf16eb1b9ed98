import { preloadModule } from 'react-dom';
import { normalizeUrl } from '../../content/files/paths.ts';
import { preload } from '../../site/preloadable.tsx';
import type { PageData } from '../page-data.ts';
import { isSlow } from './connection.ts';
import { fetchData } from './fetch-data.ts';
import { pageLink } from './follow-links.ts';

const base = import.meta.env.BASE_URL;
/** Data of the pages that were requested, by address; null once a navigation has taken them. */
const prefetched = new Map<string, Promise<PageData | null> | null>();

/**
 * The prefetched data of a page, which can be taken once.
 * @returns null if nothing was prefetched or prefetching failed
 */
export async function takePrefetched(url: string): Promise<PageData | null> {
  const data = prefetched.get(url);
  if (data) prefetched.set(url, null);
  return (await data) ?? null;
}

/** Drops prefetched data after a save in dev. */
export const forgetPrefetched = (): void => prefetched.clear();

/**
 * Ends the browser's own prefetching of whole documents (the speculation rules of index.html) once links are opened without
 * loading one; on a slow connection not yet.
 * @returns whether it has ended, so that data is to be prefetched instead
 */
function replaceSpeculation(): boolean {
  if (isSlow()) return false;
  document.querySelector('script[type="speculationrules"]')?.remove();
  return true;
}

/** Prefetches a page's data and scripts, once and only on good connections. */
export async function prefetch(url: string): Promise<void> {
  if (prefetched.has(url) || !replaceSpeculation()) return;
  const fetched = fetchData(url, { priority: 'low' });
  // A navigation meanwhile waits for this request, and makes its own if it fails.
  prefetched.set(
    url,
    fetched.catch(() => null),
  );
  try {
    const data = await fetched;
    for (const { module } of [data, ...(data.fragments ?? [])])
      if (module) preloadModule(module, { as: 'script' });
    await preload(data.modules);
  } catch {
    // The navigation will try again and report the failure.
    prefetched.delete(url);
  }
}

/**
 * Prefetches a linked page on hover, keyboard focus or touch that lasts a moment: otherwise scrolling would load every page
 * whose link the finger starts on or the pointer passes.
 */
export function prefetchLinks(): void {
  replaceSpeculation();
  let dwelling: number;
  const onIntent = (event: Event) => {
    clearTimeout(dwelling);
    const [url, here] = [pageLink(event, base), location].map(
      (place) => place && normalizeUrl(`/${place.pathname.slice(base.length)}`),
    );
    if (url && url !== here && event.type !== 'pointerout' && event.type !== 'click')
      dwelling = window.setTimeout(prefetch, 65, url);
  };
  // Of a finger, too; it is out as soon as the browser scrolls. A click's navigation makes its own request.
  for (const type of ['pointerover', 'pointerout', 'focusin', 'click']) {
    // Capturing, since React stops events in parts that are not hydrated.
    document.addEventListener(type, onIntent, { capture: true, passive: true });
  }
}
