import type { Entry, Site } from '../../content/entry.ts';
import type { ArticleFacts } from '../../content/types/entry-type.ts';
import { articleOf, isIndexed } from '../../content/types/index.ts';
import type { PageCard } from '../../content/types/registry.ts';
import { inlineJson } from '../../html.ts';
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

/** A JSON-LD document (https://www.w3.org/TR/json-ld11/#named-graphs). */
interface Graph {
  '@context': 'https://schema.org';
  '@graph': readonly Thing[];
}

export interface StructuredPage {
  entry: Entry;
  site: Site;
  /** Names of the sections in its body. */
  components: readonly string[];
  /** Breadcrumbs, the home page first; empty if the page shows none. */
  parents: readonly PageCard[];
  /** The page's own name, the last breadcrumb. */
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
 * The page's JSON-LD in schema.org terms; only what the page shows. Questions have their own (Faq.tsx). Null for pages that
 * search engines do not list.
 */
export function structuredData(page: StructuredPage): Graph | null {
  const { entry, site, components, name, absolute } = page;
  if (!isIndexed(entry)) return null;
  const place: AddressedSite = { settings: site.settings, home: absolute('/'), absolute };
  const facts = articleOf(entry);
  const things: Thing[] = [
    ...(entry.url === '/' ? [organization(place), webSite(place)] : []),
    ...(page.parents.length > 0 ? [breadcrumbs(page)] : []),
    ...(facts ? [article(facts, page, place)] : []),
    ...(components.includes('Plans') ? [product(place)] : []),
    ...(components.includes('ContactDetails') ? [contactPage(place, absolute(entry.url), name)] : []),
  ];
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : null;
}

/** The data as a script element. */
export const structuredHtml = (data: Graph | null): string =>
  data ? `<script type="application/ld+json">${inlineJson(data)}</script>` : '';
