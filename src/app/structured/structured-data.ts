import type { Entry } from '../../content/entry.ts';
import type { ArticleFacts } from '../../content/types/entry-type.ts';
import { articleOf, isIndexed } from '../../content/types/index.ts';
import type { PageCard } from '../../content/types/registry.ts';
import { inlineJson } from '../../html.ts';
import type { PageData } from '../page-data.ts';
import type { RenderOptions } from '../server/options.ts';
import { canonicalUrl } from '../server/page-head.ts';
import {
  type AddressedSite,
  company,
  contactPage,
  organization,
  plain,
  product,
  type Thing,
  webSite,
} from './site-things.ts';

/** What the page shows: machines are told no more. */
type Shown = Pick<PageData, 'page' | 'head' | 'answers'>;

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
const breadcrumbs = (cards: readonly PageCard[], absolute: AddressedSite['absolute']): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: cards.map(({ url, title }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: plain(title),
    item: absolute(url),
  })),
});

/** https://developers.google.com/search/docs/appearance/structured-data/article */
function article(
  { url, data }: Entry,
  { published, author, authorTitle, section, keywords }: ArticleFacts,
  { image, article }: PageData['head'],
  { settings, home, absolute }: AddressedSite,
): Thing {
  const publisher = { ...company(settings, home), logo: `${home}icon-512.png` };
  return {
    '@type': 'BlogPosting',
    headline: plain(data.title).slice(0, 110),
    description: plain(data.description),
    ...(image ? { image } : {}),
    datePublished: published,
    ...(article?.modified ? { dateModified: article.modified } : {}),
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
    mainEntityOfPage: absolute(url),
    inLanguage: 'ru',
  };
}

/**
 * The page's JSON-LD in schema.org terms (https://www.w3.org/TR/json-ld11/#named-graphs), as a script element. Questions have their
 * own (Faq.tsx). Empty for pages that search engines do not list.
 * @param components names of the sections in its body
 */
export function structuredHtml(
  entry: Entry,
  { page: { title }, head, answers }: Shown,
  components: readonly string[],
  options: Pick<RenderOptions, 'index' | 'origin' | 'base'>,
): string {
  if (!isIndexed(entry)) return '';
  const { url } = entry;
  const { settings } = options.index.site;
  const absolute = (path: string) => canonicalUrl(path, options);
  const site: AddressedSite = { settings, home: absolute('/'), absolute };
  const parents = (answers.breadcrumbs ?? []) as PageCard[];
  const facts = articleOf(entry);
  const things: Thing[] = [
    ...(url === '/' ? [organization(site), webSite(site)] : []),
    ...(parents.length > 0 ? [breadcrumbs([...parents, { url, title }], absolute)] : []),
    ...(facts ? [article(entry, facts, head, site)] : []),
    ...(components.includes('Plans') ? [product(site)] : []),
    ...(components.includes('ContactDetails') ? [contactPage(site, absolute(url), title)] : []),
  ];
  if (things.length === 0) return '';
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${inlineJson(graph)}</script>`;
}
