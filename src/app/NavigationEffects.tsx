import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useLabels } from '../site/hooks.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { markHydrated } from './client/mark-hydrated.ts';
import { applyHead } from './head.ts';
import type { PageData } from './page-data.ts';

/**
 * What a full page load would have done, after a client navigation: the head of the new page, focus at its start and
 * its title read out (WCAG 2.4.3, 4.1.3). The first page came with all of it in its HTML.
 */
export function NavigationEffects({ data }: { data: PageData }) {
  const { pathname, hash } = useLocation();
  const { state } = useNavigation();
  const labels = useLabels();
  const shown = useRef(pathname);
  const announcer = useRef<HTMLSpanElement>(null);

  useEffect(markHydrated, []);

  useEffect(() => applyHead(data.head), [data]);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-navigating', state === 'loading');
  }, [state]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (announcer.current) announcer.current.textContent = labels.pageChanged(document.title);
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.tabIndex = -1;
    (target ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }, [pathname, hash, labels]);

  return (
    <VisuallyHidden>
      <span role="status" ref={announcer} />
    </VisuallyHidden>
  );
}
