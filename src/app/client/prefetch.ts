import { dataFile, normalizeUrl, withBase } from '../../content/files/paths.ts';
import type { PageData } from '../page-data.ts';
import { pageLink } from './follow-links.ts';

const base = import.meta.env.BASE_URL;
const done = new Set<string>();
const ahead = new Map<string, Promise<PageData | null>>();

/**
 * The prefetched data of a page, which can be taken once.
 * @returns null if nothing was prefetched or prefetching failed
 */
export async function takeAhead(url: string): Promise<PageData | null> {
  const data = ahead.get(url);
  ahead.delete(url);
  return (await data) ?? null;
}

/** Drops prefetched data after a save in dev. */
export function forgetAhead(): void {
  ahead.clear();
  done.clear();
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing is prefetched with Save-Data or on slow connections. */
function isCostly(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

async function fetchAhead(url: string): Promise<PageData | null> {
  const address = withBase(base, `/${encodeURI(dataFile(url))}`);
  const response = await fetch(address, { priority: 'low' });
  const isData = response.ok && response.headers.get('content-type')?.includes('json');
  return isData ? ((await response.json()) as PageData) : null;
}

/** Prefetches a page's data and parts, once and only on good connections. */
export async function prefetch(url: string, loadParts: LoadParts): Promise<void> {
  if (done.has(url) || isCostly()) return;
  done.add(url);
  try {
    await load(url, loadParts);
  } catch {
    // The navigation will try again and report the failure.
    done.delete(url);
  }
}

async function load(url: string, loadParts: LoadParts): Promise<void> {
  const fetched = fetchAhead(url);
  // A navigation meanwhile waits for this request, and makes its own if it fails.
  const given = fetched.catch(() => null);
  ahead.set(url, given);
  const data = await fetched;
  for (const module of [data?.module, ...(data?.parts ?? []).map((part) => part.module)])
    if (module) preload(module);
  if (data) await loadParts(data);
}

/** The other page of this site behind a link. */
function targetOf(event: Event): string | null {
  const link = pageLink(event, base);
  const [url, here] = [link, location].map(
    (place) => place && normalizeUrl(`/${place.pathname.slice(base.length)}`),
  );
  return url && url !== here ? url : null;
}

/** Loads the scripts of a page. */
type LoadParts = (data: PageData) => Promise<unknown>;

/** Prefetches a linked page on hover, keyboard focus or touch. */
export function prefetchLinks(loadParts: LoadParts): void {
  // Replaces the speculation rules (index.html), which prefetch whole documents.
  document.querySelector('script[type="speculationrules"]')?.remove();
  const onSign = (event: Event) => {
    const url = targetOf(event);
    if (url) prefetch(url, loadParts);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    // Capturing, since React stops events in parts that are not hydrated.
    document.addEventListener(sign, onSign, { capture: true, passive: true });
  }
}
