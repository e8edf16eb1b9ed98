import { xml } from '../../html.ts';

/**
 * A page that search engines may list: an entry under its own address. Not listed are aliases, not-found pages, a preview's
 * `/_…` and template entries, those with `template: true` or of a type with `template: 'all'` (`isListed` in
 * src/plugins/prerender/print-pages.ts). Drafts are no entries of a production build at all (src/content/stage.ts).
 */
export interface ListedPage {
  canonical: string;
  /** Last change, ISO 8601; left out where git does not know it. */
  changed: string | null;
}

/** `sitemap.xml`: canonical addresses only, with the day of their last change (https://www.sitemaps.org/protocol.html). */
export function sitemap(pages: readonly ListedPage[]): string {
  const urls = pages.map(({ canonical, changed }) => {
    const lastmod = changed ? `<lastmod>${xml(changed)}</lastmod>` : '';
    return `  <url><loc>${xml(canonical)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/**
 * `robots.txt`. Template pages say `noindex` themselves: a page that robots may not fetch cannot say so.
 * @param siteRoot address of the home page, with a slash at the end
 */
export const robots = (siteRoot: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteRoot}sitemap.xml\n`;
