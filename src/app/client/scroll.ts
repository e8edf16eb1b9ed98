import type { createBrowserRouter } from 'react-router-dom';
import { recall, remember } from '../../browser-storage.ts';

type DataRouter = ReturnType<typeof createBrowserRouter>;
type Positions = Record<string, number>;

/** Storage key of scroll positions; without storage they last as long as the document. */
const storageKey = 'scroll-positions';

const storedPositions = () => (recall('sessionStorage', storageKey) ?? {}) as Positions;

/** The position at which a document before this one left a history entry; 0 if there was none. */
export const positionOf = (entry: { key?: string } | null): number =>
  storedPositions()[entry?.key ?? ''] ?? 0;

/** The element that a URL's anchor points to; null if there is none. */
export function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls to an element and opens the `<details>` around it. */
export function showAnchor(anchor: Element): void {
  for (
    let details = anchor.closest('details');
    details;
    details = details.parentElement?.closest('details') ?? null
  )
    details.open = true;
  anchor.scrollIntoView();
}

/**
 * Gives the current history entry a key for the router, unless it has one: the first entry of a document and those made
 * by the browser for anchors have none.
 * @returns whether it had none
 */
function nameEntry(): boolean {
  if ((history.state as { key?: string } | null)?.key) return false;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '');
  return true;
}

/** Gives entries their keys; call it before creating the router. Returns whether the browser has just made one for an anchor. */
export function nameEntries(): () => boolean {
  nameEntry();
  let isNew = false;
  addEventListener('popstate', () => {
    isNew = nameEntry();
  });
  return () => isNew;
}

/**
 * Scroll restoration with React Router's own mechanism (`enableScrollRestoration`). Its component would scroll when React
 * commits the new location, which waits for boundaries that are not hydrated. Within the document the router restores
 * positions, since the browser would try before a page is rendered; across page loads the browser does.
 * @param isJump whether the new history entry was made by the browser, for an anchor of the page
 * @returns call it when the new page is in the document
 */
export function restoreScroll(router: DataRouter, isJump: () => boolean): () => void {
  const positions = storedPositions();
  let latest = Math.round(scrollY);
  const follow = () => {
    latest = Math.round(scrollY);
  };
  addEventListener('scroll', follow, { passive: true });
  /** The entry whose page is in the document. Until the next page is there, the next entry has no position of its own. */
  let shown = router.state.location.key;
  const positionAt = (top: number) => {
    const { key } = router.state.location;
    return key === shown ? top : (positions[key] ?? 0);
  };
  // For a new anchor of the same page the browser has already scrolled, but not fired `scroll` yet.
  router.enableScrollRestoration(positions, () => positionAt(isJump() ? latest : Math.round(scrollY)));
  const restoreBy = (mode: ScrollRestoration) => {
    history.scrollRestoration = mode;
  };
  restoreBy('manual');
  addEventListener('pageshow', () => restoreBy('manual'));
  addEventListener('pagehide', () => {
    // The position of the last `scroll` event: reading it now would force a layout of the whole page.
    positions[router.state.location.key] = positionAt(latest);
    remember('sessionStorage', storageKey, positions);
    restoreBy('auto');
  });
  return () => {
    const { restoreScrollPosition: known, historyAction, location } = router.state;
    shown = location.key;
    if (typeof known === 'number') return scrollTo({ top: known, behavior: 'instant' });
    if (historyAction === 'POP' && isJump()) return;
    const anchor = anchorOf(location.hash);
    if (anchor) showAnchor(anchor);
    else scrollTo({ top: 0, behavior: 'instant' });
  };
}
