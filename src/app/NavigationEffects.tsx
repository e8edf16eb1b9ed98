import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLabels } from '../site/hooks.ts';
import { anchorOf } from './client/scroll.ts';
import { applyHead } from './head.ts';
import type { LoadedPage } from './page-data.ts';

/** A link to a page that is in sight. */
const linkTo = (path: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>(':is(main, footer) a')].find((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return link.pathname === path && bottom > 0 && top < innerHeight;
  });

/**
 * Does after a client navigation what a page load would do: updates the head, restores the scroll position, sets focus to
 * the anchor, the link that the visitor comes back to, or the start of the page, and announces the title (WCAG 2.4.3, 4.1.3).
 * Depends on the page, not on the router's location: React commits a change of location late while parts of the page are
 * not hydrated.
 */
export function NavigationEffects({ page }: { page: LoadedPage }) {
  const labels = useLabels();
  const shown = useRef<{ pathname: string; idx: number }>(null);
  const announcer = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (page.isServed) return;
    if ('head' in page.data) applyHead(page.data.head);
    page.onShown?.();
  }, [page]);

  useEffect(() => {
    const before = shown.current;
    const { pathname, hash } = location;
    // The router numbers the history's entries.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    shown.current = { pathname, idx };
    if (page.isServed) page.onShown?.();
    if (page.isServed || before?.pathname === pathname) return;
    if (announcer.current) announcer.current.textContent = labels.pageChanged(document.title);
    const target = anchorOf(hash);
    if (target) target.tabIndex = -1;
    // Back in a list, the next Tab continues from the link instead of the top.
    const origin = before && (scrollY > 0 || idx < before.idx) ? linkTo(before.pathname) : null;
    (target ?? origin ?? document.getElementById('content'))?.focus({ preventScroll: true });
    // Notifies code outside of the app (src/review/ribbon).
    dispatchEvent(new Event('app-page'));
  }, [page, labels]);

  return (
    <span className="visually-hidden">
      <span role="status" ref={announcer} />
    </span>
  );
}
