import type { Site } from './entry.ts';
import { normalizeUrl } from './files/paths.ts';

interface Item {
  link: string;
  submenu?: Item[] | undefined;
}

/**
 * Removes links to missing pages (drafts, scheduled and broken ones) from the menus of `pages/_site/header.mdx` and
 * `footer.mdx`. A menu item whose page is missing stays while a link below it remains; an empty footer column is removed.
 * @param missing addresses of those pages
 */
export function withoutMissing(site: Site, missing: ReadonlySet<string>): Site {
  const isPresent = ({ link }: { link: string }) => !link.startsWith('/') || !missing.has(normalizeUrl(link));
  const withoutMissingItems = <T extends Item>(items: readonly T[]): T[] =>
    items.flatMap((item) => {
      const { submenu, ...own } = item;
      const inner = submenu ? withoutMissingItems(submenu) : [];
      const [first] = inner;
      if (!isPresent(item) && !first) return [];
      // An item whose page is missing links to the first one below it.
      const link = isPresent(item) ? item.link : (first?.link ?? item.link);
      return [{ ...own, link, ...(first ? { submenu: inner } : {}) } as T];
    });
  const { header, footer } = site;
  return {
    ...site,
    header: {
      ...header,
      menu: withoutMissingItems(header.menu),
      ...(header.legacy ? { legacy: header.legacy.filter(isPresent) } : {}),
    },
    footer: {
      ...footer,
      columns: footer.columns
        .map((column) => ({ ...column, links: column.links.filter(isPresent) }))
        .filter(({ links }) => links.length > 0),
    },
  };
}
