import type { createBrowserRouter } from 'react-router-dom';
import { recall, remember } from '../../memory.ts';

type DataRouter = ReturnType<typeof createBrowserRouter>;
type Positions = Record<string, number>;

/** Where scroll positions outlive a page load; where storage is denied they last as long as the document. */
const storageKey = 'scroll-positions';

/** What an address points to on the page; nothing where its anchor is written wrongly. */
export function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Gives the current entry of the history the key that the router knows it by, unless it has one: the first of a
 * document, and those that the browser makes for anchors, have none.
 * @returns whether it was new
 */
function nameEntry(): boolean {
  if ((history.state as { key?: string } | null)?.key) return false;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '');
  return true;
}

/** To be called before the router is made, which takes the keys of entries from the history. */
export function nameEntries(): () => boolean {
  nameEntry();
  let isNew = false;
  addEventListener('popstate', () => {
    isNew = nameEntry();
  });
  return () => isNew;
}

/**
 * Scroll positions as React Router keeps them (`enableScrollRestoration`). Its component would move the page when React
 * shows the change of location, which waits as long as a part of the page waits to be taken over. While the document
 * lives the router's positions hold, since the browser would try before a page is there; when it is left, the browser's.
 * @param isJump whether the entry that the history has just come to was made by the browser, for an anchor of the page
 * @returns brings the document to its place, once its page stands
 */
export function restoreScroll(router: DataRouter, isJump: () => boolean): () => void {
  const positions = (recall('sessionStorage', storageKey) ?? {}) as Positions;
  let latest = Math.round(scrollY);
  addEventListener(
    'scroll',
    () => {
      latest = Math.round(scrollY);
    },
    { passive: true },
  );
  // To a new anchor of the same page the browser has jumped already, but has not said so yet.
  router.enableScrollRestoration(positions, () => (isJump() ? latest : Math.round(scrollY)));
  const restoreBy = (who: ScrollRestoration) => {
    history.scrollRestoration = who;
  };
  restoreBy('manual');
  addEventListener('pageshow', () => restoreBy('manual'));
  addEventListener('pagehide', () => {
    // As last scrolled to: asked now, the browser would lay the whole page out once more before it leaves.
    positions[router.state.location.key] = latest;
    remember('sessionStorage', storageKey, positions);
    restoreBy('auto');
  });
  return () => {
    const { restoreScrollPosition: known, historyAction, location } = router.state;
    if (typeof known === 'number') return scrollTo({ top: known, behavior: 'instant' });
    if (historyAction === 'POP' && isJump()) return;
    const anchor = anchorOf(location.hash);
    if (anchor) anchor.scrollIntoView();
    else scrollTo({ top: 0, behavior: 'instant' });
  };
}
