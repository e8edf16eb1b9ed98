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

/** One element of the head: its name and attributes; the first attribute identifies it. */
type Tag = [name: 'meta' | 'link', attributes: Record<string, string>];

const meta = (key: 'name' | 'property', name: string, content: string | null | undefined): Tag[] =>
  content ? [['meta', { [key]: name, content }]] : [];

/** All elements of the head that belong to the page rather than to the site, except the title. */
function tagsOf(head: Head): Tag[] {
  const { canonical, image, siteName, article } = head;
  const suffix = ` — ${siteName}`;
  // Social networks show the site's name separately.
  const title = head.title.endsWith(suffix) ? head.title.slice(0, -suffix.length) : head.title;
  return [
    ...meta('name', 'description', head.description),
    ...(canonical ? [['link', { rel: 'canonical', href: canonical }] satisfies Tag] : []),
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
  ];
}

/** The head's tags as HTML. */
export function headHtml(head: Head): string {
  const tags = tagsOf(head).map(([name, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
    return `<${name}${written.join('')}>`;
  });
  return [`<title>${escapeHtml(head.title)}</title>`, ...tags].join('\n    ');
}

/** Selectors of the head's elements that belong to a page. */
const selectors = ['meta[name]', 'meta[property]', 'link[rel="canonical"]'];
/** Elements of the site, which stay when the page changes. */
const ofSite = /^(?:viewport|color-scheme|theme-color)$/;

/**
 * Updates the document's head after a client navigation. Removes structured data, which is only for machines that load
 * each page by itself.
 */
export function applyHead(head: Head): void {
  document.documentElement.lang = head.lang;
  document.title = head.title;
  document.head.querySelector('script[type="application/ld+json"]')?.remove();
  const left = new Set(
    [...document.head.querySelectorAll(selectors.join())].filter(
      (element) => !ofSite.test(element.getAttribute('name') ?? ''),
    ),
  );
  for (const [name, attributes] of tagsOf(head)) {
    const [key = '', value = ''] = Object.entries(attributes)[0] ?? [];
    const same = [...left].find(
      (element) => element.localName === name && element.getAttribute(key) === value,
    );
    const element = same ?? document.head.appendChild(document.createElement(name));
    left.delete(element);
    for (const [attribute, text] of Object.entries(attributes))
      if (element.getAttribute(attribute) !== text) element.setAttribute(attribute, text);
  }
  for (const element of left) element.remove();
}
