import { type Entry, isTemplate, languageOf, type Site } from '../content/entry.ts';
import { withBase } from '../content/paths.ts';

/** What the document's head says about a page. One owner: `getHead` computes, `headHtml` writes, `applyHead` updates. */
export interface Head {
  lang: 'ru' | 'en';
  title: string;
  description: string;
  /** Absolute URL, or null for pages without an address of their own (not found). */
  canonical: string | null;
  robots: string | null;
}

export interface HeadSite {
  site: Site;
  /** Origin of the site without a slash at the end, e.g. `https://daftar.example`. */
  origin: string;
  /** Base path, `/` or `/some/prefix/`. */
  base: string;
}

/** The page's title as the tab shows it: the home page leads with the brand, all others end with it. */
export function documentTitle(entry: Entry, { settings }: Site): string {
  if (entry.url === '/' && !entry.notFound) return `${settings.brand} — ${settings.tagline}`;
  const title = entry.type === 'member' ? entry.data.name : entry.data.title;
  return `${title} — ${settings.brand}`;
}

/** Head of an entry. Aliases share the canonical of the first URL (issue: "a file's place is its URL"). */
export function getHead(entry: Entry, { site, origin, base }: HeadSite): Head {
  return {
    lang: languageOf(entry),
    title: documentTitle(entry, site),
    description: entry.data.description,
    // A preview stands for the page in production, and is for reviewers' eyes only.
    canonical: entry.notFound
      ? null
      : origin + withBase(import.meta.env.PREVIEW ? '/' : base, encodeURI(entry.url)),
    robots: robotsOf(entry),
  };
}

function robotsOf(entry: Entry): string | null {
  if (import.meta.env.PREVIEW) return 'noindex, nofollow';
  return entry.notFound || isTemplate(entry) ? 'noindex' : null;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The head's tags as HTML. */
export function headHtml(head: Head): string {
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.canonical && `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    head.robots && `<meta name="robots" content="${head.robots}">`,
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    head.canonical && `<meta property="og:url" content="${escapeHtml(head.canonical)}">`,
  ];
  return tags.filter(Boolean).join('\n    ');
}

/** Brings the document's head in line with the page now shown, after a client navigation. */
export function applyHead(head: Head): void {
  document.documentElement.lang = head.lang;
  document.title = head.title;
  set('meta[name="description"]', 'meta', { name: 'description', content: head.description });
  set('link[rel="canonical"]', 'link', head.canonical && { rel: 'canonical', href: head.canonical });
  set('meta[name="robots"]', 'meta', head.robots && { name: 'robots', content: head.robots });
  set('meta[property="og:title"]', 'meta', { property: 'og:title', content: head.title });
  set('meta[property="og:description"]', 'meta', { property: 'og:description', content: head.description });
  set('meta[property="og:url"]', 'meta', head.canonical && { property: 'og:url', content: head.canonical });
}

/** Creates, updates or removes the one element that a selector stands for. */
function set(selector: string, tag: string, attributes: Record<string, string> | null | ''): void {
  const existing = document.head.querySelector(selector);
  if (!attributes) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
