import { paperColour, themeColour } from '../../app/identity.ts';
import type { RenderOptions } from '../../app/server/options.ts';
import { canonicalUrl } from '../../app/server/page-head.ts';
import type { Entry, Site, SiteIndex } from '../../content/entry.ts';
import { pageOf } from '../../content/files/paths.ts';
import { siteRoutes } from '../../content/route-table.ts';
import { buildDate } from '../../content/stage.ts';
import { articleOf, isIndexed, pageType } from '../../content/types/index.ts';
import { xml } from '../../html.ts';
import { feed, type ListedPage, moment } from './feed.ts';
import type { GitDates } from './git-dates.ts';

/**
 * The dates of pages: one composed of fragments changes when a fragment does; a scheduled one, and the list that shows it, at the
 * earliest on its day.
 */
export function pageDates(dates: GitDates, { entries, fragments = [] }: SiteIndex): GitDates {
  const all = new Map(dates);
  const files = new Map(entries.map(({ url, file }) => [url, file]));
  const change = (file: string | undefined, date: string | undefined) => {
    if (file && date && Date.parse(date) > Date.parse(all.get(file) ?? '1970-01-01')) all.set(file, date);
  };
  for (const { file, url } of fragments) change(files.get(pageOf(url)), dates.get(file));
  for (const entry of entries) {
    const day = articleOf(entry)?.published ?? entry.data.publishAt ?? '';
    if (day === '' || day > buildDate()) continue;
    for (const file of [entry.file, files.get(pageType(entry.type).list ?? '')])
      if (file && dates.has(file)) change(file, moment(day));
  }
  return all;
}

/** Whether search engines may list an entry; a preview's own pages begin with `_`. Drafts are not among a production build's. */
const isListed = (entry: Entry) => isIndexed(entry) && !entry.url.startsWith('/_');

/** Files for search engines, feed readers and phones, by name; the icons are in `public/`. Those of a preview keep crawlers out. */
export function discoveryFiles(
  index: SiteIndex,
  dates: GitDates,
  { origin, base }: Pick<RenderOptions, 'origin' | 'base'>,
): Map<string, string> {
  const siteRoot = origin + base;
  const listed = [...new Set(siteRoutes(index).addresses.values())]
    .filter(isListed)
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .map((entry): ListedPage => {
      const canonical = canonicalUrl(entry.url, { origin, base });
      return { entry, canonical, changed: dates.get(entry.file) ?? null };
    });
  const files = new Map([
    ['robots.txt', index.writers ? previewRobots : robots(siteRoot)],
    ['feed.xml', feed(listed, index.site, siteRoot)],
    ['site.webmanifest', manifest(index.site, base)],
  ]);
  if (!index.writers) files.set('sitemap.xml', sitemap(listed));
  return files;
}

/** `sitemap.xml`: canonical addresses with the time of their last change (https://www.sitemaps.org/protocol.html). */
function sitemap(pages: readonly ListedPage[]): string {
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

/** Parameters that advertisements and networks add to addresses. */
const tracking = 'utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&ysclid&gclid&fbclid';

/**
 * `robots.txt`. It excludes no pages: template and unlisted pages say `noindex`, which robots must fetch them to read.
 * `Clean-param` is for Yandex, to which a canonical address is only advice: each link of a campaign would be a page of its own.
 * @param siteRoot address of the home page, with a slash at the end
 */
const robots = (siteRoot: string): string =>
  `User-agent: *\nAllow: /\nClean-param: ${tracking}\n\nSitemap: ${siteRoot}sitemap.xml\n`;
const previewRobots = 'User-agent: *\nDisallow: /\n';

/** `site.webmanifest` (https://www.w3.org/TR/appmanifest/), with addresses below the base path. */
function manifest({ settings }: Site, base: string): string {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `${base}icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return `${JSON.stringify(
    {
      id: base,
      name: `${settings.brand} — ${settings.tagline}`,
      short_name: settings.brand,
      lang: 'ru',
      dir: 'ltr',
      start_url: base,
      scope: base,
      display: 'browser',
      background_color: paperColour,
      theme_color: themeColour,
      icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    },
    null,
    2,
  )}\n`;
}
