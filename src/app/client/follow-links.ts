import { withBase } from '../../content/files/paths.ts';

/** The link around what an event happened in, where it leads to a page of this site in this tab. */
export function pageLink({ target }: Event, base: string): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const isFile = /\.[a-z0-9]{2,5}$/i.test(link.pathname);
  return !isFile && `${link.pathname}/`.startsWith(withBase(base, '/')) ? link : null;
}

/** Whether a link leads to a place on the page that is open: the browser's own affair. */
export function isHere({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search;
}

/** The page that a click leads to, or null where the browser should do what it does. */
function targetOf(event: MouseEvent, base: string): URL | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = pageLink(event, base);
  // A place on the page, unless the page could not be had and is asked for again; examples in the workshop's frames.
  if (!link || (isHere(link) && !link.hasAttribute('data-again')) || link.closest('[data-still]'))
    return null;
  return new URL(link.href);
}

/**
 * Follows the links of this site without loading a document, wherever they stand: they need no script of their own, and
 * parts of the page that React has not taken over yet need not wait for it.
 * @param go opens an address of this site
 */
export function followLinks(base: string, go: (address: URL) => void): void {
  // While capturing: React stops a click on what it has not taken over.
  const onClick = (event: MouseEvent) => {
    const address = targetOf(event, base);
    if (!address) return;
    event.preventDefault();
    go(address);
  };
  window.addEventListener('click', onClick, { capture: true });
}
