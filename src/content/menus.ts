import type { Site } from './entry.ts';
import { normalizeUrl } from './files/paths.ts';

interface Item {
  link: string;
  submenu?: Item[] | undefined;
}

/**
 * The site's menus, in the order of `pages/_site/header.mdx` and `footer.mdx`, without the links that lead to pages which are not there: drafts, scheduled and broken ones.
 * A list that loses all its links goes with its heading.
 * @param missing addresses of such pages
 */
export function withoutMissing(site: Site, missing: ReadonlySet<string>): Site {
  if (missing.size === 0) return site;
  const leads = ({ link }: { link: string }) => !link.startsWith('/') || !missing.has(normalizeUrl(link));
  const kept = <T extends Item>(items: readonly T[]): T[] =>
    items.flatMap((item) => {
      const { submenu, ...own } = item;
      const inner = submenu ? kept(submenu) : [];
      const [first] = inner;
      if (!leads(item) && !first) return [];
      // What stands below a missing page is still there to be found: its heading leads to the first of it.
      const link = leads(item) ? item.link : (first?.link ?? item.link);
      return [{ ...own, link, ...(first ? { submenu: inner } : {}) } as T];
    });
  const { header, footer } = site;
  return {
    ...site,
    header: {
      ...header,
      menu: kept(header.menu),
      ...(header.legacy ? { legacy: header.legacy.filter(leads) } : {}),
    },
    footer: {
      ...footer,
      columns: footer.columns
        .map((column) => ({ ...column, links: column.links.filter(leads) }))
        .filter(({ links }) => links.length > 0),
    },
  };
}
