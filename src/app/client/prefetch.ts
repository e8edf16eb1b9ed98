import { dataFile, normalizeUrl, withBase } from '../../content/paths.ts';
import type { PageData } from '../page-data.ts';

const base = import.meta.env.BASE_URL;
const done = new Set<string>();
const ahead = new Map<string, PageData>();

/** The data of a page as it was fetched ahead; given away once. */
export function takeAhead(url: string): PageData | undefined {
  const data = ahead.get(url);
  ahead.delete(url);
  return data;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Visitors who save data, or whose connection is slow, fetch only what they open. */
function isCostly(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}

function preload(href: string, as: 'fetch' | 'script'): void {
  const link = document.createElement('link');
  link.rel = as === 'script' ? 'modulepreload' : 'prefetch';
  link.href = href;
  document.head.append(link);
}

async function prefetch(url: string, loadParts: LoadParts): Promise<void> {
  const address = withBase(base, `/${encodeURI(dataFile(url))}`);
  const response = await fetch(address, { priority: 'low' });
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return;
  const data = (await response.json()) as PageData;
  ahead.set(url, data);
  if (data.module) preload(data.module, 'script');
  await loadParts(data);
}

/** The page of this site that a link leads to, if it is one worth fetching ahead. */
function targetOf(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return null;
  if (!link.pathname.startsWith(base) || /\.[a-z0-9]{2,5}$/i.test(link.pathname)) return null;
  const url = normalizeUrl(`/${link.pathname.slice(base.length)}`);
  return url === normalizeUrl(`/${location.pathname.slice(base.length)}`) ? null : url;
}

/** Loads the scripts of what stands on a page. */
type LoadParts = (data: PageData) => Promise<unknown>;

/** Fetches a linked page's parts on the first sign that it will be opened: hover, keyboard focus or touch. */
export function prefetchLinks(loadParts: LoadParts): void {
  // Until now the browser fetched whole documents ahead (index.html); from here on a page's parts are enough.
  document.querySelector('script[type="speculationrules"]')?.remove();
  const onSign = (event: Event) => {
    const url = targetOf(event);
    if (!url || done.has(url) || isCostly()) return;
    done.add(url);
    // A prefetch that fails costs nothing: the navigation itself will try again and report.
    prefetch(url, loadParts).catch(() => done.delete(url));
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    // While capturing: React stops what happens in a part that it has not taken over.
    document.addEventListener(sign, onSign, { capture: true, passive: true });
  }
}
