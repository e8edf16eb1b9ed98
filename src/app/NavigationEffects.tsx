import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLabels } from '../site/hooks.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { markHydrated } from './client/mark-hydrated.ts';
import { applyHead } from './head.ts';
import type { LoadedPage } from './loaded-page.ts';
import type { Place } from './shown.ts';

/** What an address points to on the page; nothing where its anchor is written wrongly. */
function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * What a full page load would have done, after a client navigation: the head of the new page, its scroll position,
 * focus at its start and its title read out (WCAG 2.4.3, 4.1.3). The first page came with all of it.
 */
export function NavigationEffects({ data, place }: { data: LoadedPage['data']; place: Place }) {
  const labels = useLabels();
  const shown = useRef<Place>(null);
  const announcer = useRef<HTMLSpanElement>(null);

  useEffect(markHydrated, []);

  useEffect(() => {
    if ('head' in data) applyHead(data.head);
  }, [data]);

  useLayoutEffect(() => {
    if (place.scroll === null) return;
    const known = place.scroll === 'start' ? null : place.scroll;
    const anchor = known === null ? anchorOf(place.hash) : null;
    if (anchor) anchor.scrollIntoView();
    else scrollTo({ top: known ?? 0, behavior: 'instant' });
  }, [place]);

  useEffect(() => {
    const before = shown.current;
    shown.current = place;
    // Without one before, it stands where an explanation stood.
    if (before ? before.path === place.path : place.scroll === null) return;
    if (announcer.current) announcer.current.textContent = labels.pageChanged(document.title);
    const target = anchorOf(place.hash);
    if (target) target.tabIndex = -1;
    (target ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }, [place, labels]);

  return (
    <VisuallyHidden>
      <span role="status" ref={announcer} />
    </VisuallyHidden>
  );
}
