import type { MenuEntry } from '../../content/schemas/header.ts';

/** `aria-current` of a link: anchors within a page are not the page. */
export const currentPage = (link: string, url: string) => (link === url ? ('page' as const) : undefined);

/** `aria-current` of a menu entry whose submenu holds the page. */
export const currentSection = ({ link, submenu }: MenuEntry, url: string) =>
  link === url || submenu?.some((group) => group.submenu?.some((item) => item.link === url))
    ? ('true' as const)
    : undefined;
