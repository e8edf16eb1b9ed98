import { withBase } from '../../content/files/paths.ts';
import { closest } from '../closest.ts';
import { isSlow } from './connection.ts';

/**
 * The link around an event's target, if it leads to a page of this site in this tab. Links to text fragments, as in search
 * results, are left to the browser, which finds the text only when it opens a document; offline it would show an error page.
 */
export function pageLink(event: Event, base: string): HTMLAnchorElement | null {
  const link = closest<HTMLAnchorElement>(event, 'a[href]');
  if (link?.origin !== location.origin) return null;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  if (link.hash.startsWith('#:~:') && navigator.onLine) return null;
  const isFile = /\.[a-z0-9]{2,5}$/i.test(link.pathname);
  return !isFile && `${link.pathname}/`.startsWith(withBase(base, '/')) ? link : null;
}

/** Whether a link leads to an anchor on the current page, which the browser handles. */
export function isHere({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search;
}

/** The page that a click leads to; null if it is not to be opened here. */
function targetOf(event: MouseEvent, base: string): URL | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = pageLink(event, base);
  // The workshop's frames and the page editor keep links from being followed.
  if (!link || isHere(link) || link.closest('[data-still]')) return null;
  return new URL(link.href);
}

/**
 * Delegated listener for links of this site, which navigates without loading a document, unless the connection is slow.
 * Links need no script of their own, and work in parts that React has not taken over.
 * @param go navigates to an address of this site
 */
export function followLinks(base: string, go: (address: URL) => void): void {
  // Capturing, since React stops clicks in parts that are not hydrated.
  const onClick = (event: MouseEvent) => {
    const address = targetOf(event, base);
    if (!address) return;
    // Offline, a document would be the browser's error page. The dev server is near.
    if (isSlow() && navigator.onLine && !import.meta.env.DEV) return;
    event.preventDefault();
    go(address);
  };
  window.addEventListener('click', onClick, { capture: true });
}
