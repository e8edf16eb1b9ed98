import { type RefObject, useEffect, useRef } from 'react';
import { usePage } from '../../site/hooks.ts';

const openIn = (root: HTMLElement, selector: string) => [
  ...root.querySelectorAll<HTMLDetailsElement>(`${selector}[open]`),
];

/**
 * What a menu of native `<details>` gains after hydration: one section open at a time in every browser, and navigation
 * closes it. What else closes it needs no React (src/app/boot/menus.ts). The elements stay uncontrolled, so that a menu
 * opened before hydration stays as the visitor left it.
 *
 * @param root holds the menus
 * @param selector finds the `<details>` to close, e.g. `[data-menu]`
 */
export function useDetailsMenu(root: RefObject<HTMLElement | null>, selector: string) {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // `<details name>` is exclusive by itself since Chrome 120, Safari 17.2, Firefox 130; older ones are supported too.
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      if (!element.contains(target)) return;
      // At once, not when the page has loaded; a link that opens a new tab leaves the menu as it is.
      const link = target.closest('a');
      if (link && !link.target && !event.ctrlKey && !event.metaKey && !event.shiftKey)
        for (const menu of openIn(element, selector)) menu.open = false;
      const summary = target.closest('summary');
      const name = summary?.parentElement?.getAttribute('name');
      if (!name || summary?.parentElement?.hasAttribute('open')) return;
      for (const other of openIn(element, `details[name="${name}"]`)) other.open = false;
      // What closed above it may have carried it out of sight.
      requestAnimationFrame(() => summary?.scrollIntoView({ block: 'nearest' }));
    };

    // While capturing: React stops what happens in a part of the page that it has not taken over.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [root, selector]);

  const { url } = usePage();
  const shown = useRef(url);
  useEffect(() => {
    if (shown.current === url) return;
    shown.current = url;
    if (root.current) for (const menu of openIn(root.current, selector)) menu.open = false;
  }, [url, root, selector]);
}
