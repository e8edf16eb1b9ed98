import { dataFile, normalizeUrl, withBase } from '../../content/files/paths.ts';
import type { PageData } from '../page-data.ts';
import { pageLink } from './follow-links.ts';

const base = import.meta.env.BASE_URL;
const done = new Set<string>();
const ahead = new Map<string, Promise<PageData | null>>();

/**
 * The data of a page as it was, or is being, fetched ahead; given away once.
 * @returns null where nothing was fetched ahead, or where it could not be had
 */
export async function takeAhead(url: string): Promise<PageData | null> {
  const data = ahead.get(url);
  ahead.delete(url);
  return (await data) ?? null;
}

/** Pages have changed (in the dev server): what was fetched ahead is old. */
export function forgetAhead(): void {
  ahead.clear();
  done.clear();
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

/** Fetches a page's data and parts, unless that was done or its visitor would mind. */
export async function prefetch(url: string, loadParts: LoadParts): Promise<void> {
  if (done.has(url) || isCostly()) return;
  done.add(url);
  try {
    await load(url, loadParts);
  } catch {
    // It costs nothing: the navigation itself will try again and report.
    done.delete(url);
  }
}

async function load(url: string, loadParts: LoadParts): Promise<void> {
  const fetched = fetchAhead(url);
  // Whoever opens the page meanwhile waits for these data, and asks for others where they do not come.
  const given = fetched.catch(() => null);
  ahead.set(url, given);
  const data = await fetched;
  for (const module of [data?.module, ...(data?.parts ?? []).map((part) => part.module)])
    if (module) preload(module);
  if (data) await loadParts(data);
}

/** The other page of this site that a link leads to. */
function targetOf(event: Event): string | null {
  const link = pageLink(event, base);
  const [url, here] = [link, location].map(
    (place) => place && normalizeUrl(`/${place.pathname.slice(base.length)}`),
  );
  return url && url !== here ? url : null;
}

/** Loads the scripts of what stands on a page. */
type LoadParts = (data: PageData) => Promise<unknown>;

/** Fetches a linked page's parts on the first sign that it will be opened: hover, keyboard focus or touch. */
export function prefetchLinks(loadParts: LoadParts): void {
  // Until now the browser fetched whole documents ahead (index.html); from here on a page's parts are enough.
  document.querySelector('script[type="speculationrules"]')?.remove();
  const onSign = (event: Event) => {
    const url = targetOf(event);
    if (url) prefetch(url, loadParts);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    // While capturing: React stops what happens in a part that it has not taken over.
    document.addEventListener(sign, onSign, { capture: true, passive: true });
  }
}
