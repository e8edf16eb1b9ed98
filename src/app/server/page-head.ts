import type { Entry, Site, SiteIndex } from '../../content/entry.ts';
import { withBase } from '../../content/files/paths.ts';
import { articleOf, isIndexed, languageOf } from '../../content/types/index.ts';
import type { Head } from '../head.ts';
import type { RenderOptions } from './options.ts';

type HeadOptions = Pick<RenderOptions, 'base' | 'origin' | 'changedOf' | 'pictureOf'> & {
  index: Pick<SiteIndex, 'site'>;
};

/** The document's title: the home page begins with the brand, all others end with it. */
function documentTitle(entry: Entry, { settings }: Site): string {
  if (entry.url === '/' && !entry.notFound) return `${settings.brand} — ${settings.tagline}`;
  return `${entry.data.title} — ${settings.brand}`;
}

/** Absolute URL of a page; in previews that of the page in production. */
export const canonicalUrl = (url: string, { origin, base }: Pick<RenderOptions, 'origin' | 'base'>): string =>
  origin + withBase(import.meta.env.WRITERS ? '/' : base, encodeURI(url));

/** Head of an entry. Aliases share the canonical of the file's own address. */
export function getHead(entry: Entry, { index, origin, base, changedOf, pictureOf }: HeadOptions): Head {
  const { site } = index;
  const article = entry.notFound ? undefined : articleOf(entry);
  const picture = entry.notFound ? null : pictureOf?.(entry);
  return {
    lang: languageOf(entry),
    title: documentTitle(entry, site),
    description: entry.data.description,
    canonical: entry.notFound ? null : canonicalUrl(entry.url, { origin, base }),
    robots: robotsOf(entry),
    siteName: site.settings.brand,
    image: picture ? `${origin}${base}${picture}` : null,
    ...(article ? { article: { published: article.published, modified: changedOf?.(entry) ?? null } } : {}),
  };
}

function robotsOf(entry: Entry): string | null {
  // Previews must not be indexed.
  if (import.meta.env.WRITERS) return 'noindex, nofollow';
  return isIndexed(entry) ? null : 'noindex';
}
