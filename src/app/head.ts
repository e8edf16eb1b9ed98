import { escapeHtml } from '../html.ts';
import type { Language } from '../vocabulary.ts';
import { pictureSize } from './identity.ts';

/**
 * The head of a page. `getHead` (server/page-head.ts) computes it, `headHtml` renders it, `applyHead` updates the
 * document.
 */
export interface Head {
  lang: Language;
  title: string;
  description: string;
  /** Absolute URL, or null for pages without an address of their own (not found). */
  canonical: string | null;
  robots: string | null;
  /** Site name that social networks show. */
  siteName: string;
  /** Absolute URL of the social picture, or null. */
  image: string | null;
  /** When an article was published and last changed, ISO 8601. */
  article?: { published: string; modified: string | null };
}

const meta = (key: 'name' | 'property', name: string, content: string | null | undefined): string[] =>
  content ? [`<meta ${key}="${name}" content="${escapeHtml(content)}">`] : [];

/** All elements of the head that belong to the page rather than to the site, as HTML. */
export function headHtml(head: Head): string {
  const { canonical, image, siteName, article } = head;
  const suffix = ` — ${siteName}`;
  // Social networks show the site's name separately.
  const title = head.title.endsWith(suffix) ? head.title.slice(0, -suffix.length) : head.title;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...meta('name', 'description', head.description),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`] : []),
    ...meta('name', 'robots', head.robots),
    ...meta('property', 'og:type', article ? 'article' : 'website'),
    ...meta('property', 'og:site_name', siteName),
    ...meta('property', 'og:locale', head.lang === 'ru' ? 'ru_RU' : 'en_GB'),
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', head.description),
    ...meta('property', 'og:url', canonical),
    ...meta('property', 'og:image', image),
    ...meta('property', 'og:image:width', image && `${pictureSize.width}`),
    ...meta('property', 'og:image:height', image && `${pictureSize.height}`),
    ...meta('property', 'og:image:alt', image && title),
    ...meta('property', 'article:published_time', article?.published),
    ...meta('property', 'article:modified_time', article?.modified),
    // Everything else Twitter reads from Open Graph.
    ...meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ].join('\n    ');
}

/**
 * The head's elements that belong to a page, and not to the site. Structured data is removed too, but not written again: it is
 * for machines, which load each page as a document.
 */
const pageElements =
  'title, meta:is([name], [property]):not([name=viewport], [name=color-scheme], [name=theme-color]), link[rel=canonical], script[type="application/ld+json"]';

/** Updates the document's head after a client navigation. */
export function applyHead(head: Head): void {
  document.documentElement.lang = head.lang;
  for (const element of document.head.querySelectorAll(pageElements)) element.remove();
  // Without the spaces between them, which would stay at the next page.
  document.head.insertAdjacentHTML('beforeend', headHtml(head).replaceAll('\n    ', ''));
}
