import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLabels } from '../site/hooks.ts';
import { anchorOf } from './client/scroll.ts';
import { applyHead } from './head.ts';
import type { LoadedPage } from './page-data.ts';

/** The link in sight that led to a page. */
const linkTo = (path: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>(':is(main, footer) a')].find((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return link.pathname === path && bottom > 0 && top < innerHeight;
  });

/**
 * What a full page load would have done, after a client navigation: the head of the new page, its scroll position,
 * focus at its start, or at the link that one comes back to, and its title read out (WCAG 2.4.3, 4.1.3). The first page
 * came with all of it. Follows the page and not the router's location: while parts of the page wait to be taken over,
 * React shows a change of location late.
 */
export function NavigationEffects({ page }: { page: LoadedPage }) {
  const labels = useLabels();
  const shown = useRef<string>(null);
  const announcer = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (page.isServed) return;
    if ('head' in page.data) applyHead(page.data.head);
    page.arrived?.();
  }, [page]);

  useEffect(() => {
    const before = shown.current;
    const { pathname, hash } = location;
    shown.current = pathname;
    if (page.isServed) page.arrived?.();
    if (page.isServed || before === pathname) return;
    if (announcer.current) announcer.current.textContent = labels.pageChanged(document.title);
    const target = anchorOf(hash);
    if (target) target.tabIndex = -1;
    // Who has come back to the middle of a list goes on from there: the next Tab went to the top.
    const way = before && scrollY > 0 ? linkTo(before) : null;
    (target ?? way ?? document.getElementById('content'))?.focus({ preventScroll: true });
    // Whoever looks at pages from outside of the app (src/review/ribbon) hears of the new one.
    dispatchEvent(new Event('app-page'));
  }, [page, labels]);

  return (
    <span className="visually-hidden">
      <span role="status" ref={announcer} />
    </span>
  );
}
