import type { Entry, Site } from '../../content/entry.ts';
import { withBase } from '../../content/files/paths.ts';
import { articleOf, isTemplate, languageOf, nameOf } from '../../content/types/index.ts';
import type { Head } from '../head.ts';

interface HeadSite {
  site: Site;
  /** Origin of the site without a slash at the end, e.g. `https://daftar.example`. */
  origin: string;
  /** Base path, `/` or `/some/prefix/`. */
  base: string;
  /** Path of the entry's social picture below the base path, without a slash in front. */
  picture?: string | null | undefined;
  /** Last change of the entry's file, ISO 8601. */
  changed?: string | null | undefined;
}

/** The document's title: the home page begins with the brand, all others end with it. */
function documentTitle(entry: Entry, { settings }: Site): string {
  if (entry.url === '/' && !entry.notFound) return `${settings.brand} — ${settings.tagline}`;
  return `${nameOf(entry)} — ${settings.brand}`;
}

/** Absolute URL of a page; in previews that of the page in production. */
export const canonicalUrl = (url: string, { origin, base }: Pick<HeadSite, 'origin' | 'base'>): string =>
  origin + withBase(import.meta.env.PREVIEW ? '/' : base, encodeURI(url));

/** Head of an entry. Aliases share the canonical of the file's own address. */
export function getHead(entry: Entry, { site, origin, base, picture, changed }: HeadSite): Head {
  const article = entry.notFound ? undefined : articleOf(entry);
  return {
    lang: languageOf(entry),
    title: documentTitle(entry, site),
    description: entry.data.description,
    canonical: entry.notFound ? null : canonicalUrl(entry.url, { origin, base }),
    robots: robotsOf(entry),
    siteName: site.settings.brand,
    image: picture && !entry.notFound ? `${origin}${base}${picture}` : null,
    ...(article ? { article: { published: article.published, modified: changed ?? null } } : {}),
  };
}

function robotsOf(entry: Entry): string | null {
  // Previews must not be indexed.
  if (import.meta.env.PREVIEW) return 'noindex, nofollow';
  return entry.notFound || isTemplate(entry) ? 'noindex' : null;
}
