import type { MenuEntry } from '../../content/schemas/header.ts';

/** `aria-current` of a link; not for links to anchors. */
export const currentPage = (link: string, url: string) => (link === url ? ('page' as const) : undefined);

/** `aria-current` of a menu entry whose panel contains the page. */
export const currentSection = ({ link, submenu }: MenuEntry, url: string) =>
  link === url || submenu?.some((group) => group.submenu?.some((item) => item.link === url))
    ? ('true' as const)
    : undefined;
