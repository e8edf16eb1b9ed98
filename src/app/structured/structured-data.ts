import type { Entry, Site } from '../../content/entry.ts';
import type { ArticleFacts } from '../../content/types/entry-type.ts';
import { articleOf, isTemplate } from '../../content/types/index.ts';
import type { PageCard } from '../../content/types/registry.ts';
import {
  type AddressedSite,
  contactPage,
  organization,
  organizationId,
  plain,
  product,
  type Thing,
  webSite,
} from './site-things.ts';

/** What a page is, as one document (https://www.w3.org/TR/json-ld11/#named-graphs). */
interface Graph {
  '@context': 'https://schema.org';
  '@graph': readonly Thing[];
}

/** A page as structured data sees it. */
export interface StructuredPage {
  entry: Entry;
  site: Site;
  /** Sections that its body uses. */
  components: readonly string[];
  /** Pages above it, the home page first; empty where the page shows no breadcrumbs. */
  parents: readonly PageCard[];
  /** What closes the breadcrumbs: the page's own name. */
  name: string;
  /** Absolute URL of its social picture. */
  image: string | null;
  /** Last change of its file, ISO 8601. */
  changed: string | null;
  absolute: (url: string) => string;
}

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
const breadcrumbs = ({ parents, name, entry, absolute }: StructuredPage): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...parents, { url: entry.url, title: name }].map(({ url, title }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: plain(title),
    item: absolute(url),
  })),
});

/** https://developers.google.com/search/docs/appearance/structured-data/article */
function article(facts: ArticleFacts, page: StructuredPage, { home, settings }: AddressedSite): Thing {
  const { entry, image, changed, absolute } = page;
  const { published, author, authorTitle, section, keywords } = facts;
  const publisher = {
    '@type': 'Organization',
    '@id': organizationId(home),
    name: settings.brand,
    logo: `${home}icon-512.png`,
  };
  return {
    '@type': 'BlogPosting',
    headline: plain(entry.data.title).slice(0, 110),
    description: plain(entry.data.description),
    ...(image ? { image } : {}),
    datePublished: published,
    ...(changed ? { dateModified: changed } : {}),
    author: author
      ? {
          '@type': 'Person',
          name: plain(author),
          ...(authorTitle ? { jobTitle: plain(authorTitle) } : {}),
        }
      : publisher,
    publisher,
    articleSection: plain(section),
    ...(keywords ? { keywords: keywords.map(plain) } : {}),
    mainEntityOfPage: absolute(entry.url),
    inLanguage: 'ru',
  };
}

/**
 * What a page is, in the words of schema.org (JSON-LD): only what stands on it. Questions say it themselves (Faq.tsx). Null for pages that search engines do
 * not list: not-found and template pages.
 */
export function structuredData(page: StructuredPage): Graph | null {
  const { entry, site, components, name, absolute } = page;
  if (entry.notFound || isTemplate(entry)) return null;
  const place: AddressedSite = { settings: site.settings, home: absolute('/'), absolute };
  const isHome = entry.url === '/';
  const facts = articleOf(entry);
  const things: Thing[] = [
    ...(isHome ? [organization(place), webSite(place)] : []),
    ...(page.parents.length > 0 ? [breadcrumbs(page)] : []),
    ...(facts ? [article(facts, page, place)] : []),
    ...(components.includes('Plans') ? [product(place)] : []),
    ...(components.includes('ContactDetails') ? [contactPage(place, absolute(entry.url), name)] : []),
  ];
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : null;
}

/** The data as a script element; a `<` in a text cannot end it. */
export const structuredHtml = (data: Graph | null): string =>
  data
    ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
    : '';
