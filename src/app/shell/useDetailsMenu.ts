import { type RefObject, useEffect, useRef } from 'react';
import { usePage } from '../../site/hooks.ts';

const openIn = (root: HTMLElement, selector: string) => [
  ...root.querySelectorAll<HTMLDetailsElement>(`${selector}[open]`),
];

/**
 * What a menu of native `<details>` gains after hydration: Escape closes it and gives focus back, a press outside and
 * focus leaving close it, and so does navigation. The elements stay uncontrolled, so that a menu opened before
 * hydration stays as the visitor left it.
 *
 * @param root holds the menus
 * @param selector finds the `<details>` to close, e.g. `[data-menu]`
 */
export function useDetailsMenu(root: RefObject<HTMLElement | null>, selector: string) {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const closeUnless = (keeps: (menu: HTMLDetailsElement) => boolean) => {
      for (const menu of openIn(element, selector)) if (!keeps(menu)) menu.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const menu = openIn(element, selector)[0];
      if (!menu) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    const onPress = ({ target }: Event) => closeUnless((menu) => menu.contains(target as Node));
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      // No related target, or one around the menu: the window lost focus, or something without focus was pressed, and
      // focus went up to the page (onPress decides; Chromium crashes when `<details>` close in the middle of a press).
      const next = relatedTarget as Node | null;
      if (next && !next.contains(element)) closeUnless((menu) => menu.contains(next));
    };
    // `<details name>` is exclusive by itself since Chrome 120, Safari 17.2, Firefox 130; older ones are supported too.
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      if (!element.contains(target)) return;
      // At once, not when the page has loaded; a link that opens a new tab leaves the menu as it is.
      const link = target.closest('a');
      if (link && !link.target && !event.ctrlKey && !event.metaKey && !event.shiftKey)
        closeUnless(() => false);
      const summary = target.closest('summary');
      const name = summary?.parentElement?.getAttribute('name');
      if (!name || summary?.parentElement?.hasAttribute('open')) return;
      for (const other of openIn(element, `details[name="${name}"]`)) other.open = false;
      // What closed above it may have carried it out of sight.
      requestAnimationFrame(() => summary?.scrollIntoView({ block: 'nearest' }));
    };

    // While capturing: React stops what happens in a part of the page that it has not taken over.
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('click', onClick, true);
    element.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('click', onClick, true);
      element.removeEventListener('focusout', onLeave);
    };
  }, [root, selector]);

  const { url } = usePage();
  const shown = useRef(url);
  useEffect(() => {
    if (shown.current === url) return;
    shown.current = url;
    if (root.current) for (const menu of openIn(root.current, selector)) menu.open = false;
  }, [url, root, selector]);
}
