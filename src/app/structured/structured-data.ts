import type { Entry } from '../../content/entry.ts';
import type { Settings } from '../../content/schemas/settings.ts';
import type { ArticleFacts } from '../../content/types/entry-type.ts';
import { articleOf, isIndexed } from '../../content/types/index.ts';
import type { PageCard } from '../../content/types/registry.ts';
import { inlineJson } from '../../html.ts';
import type { PageData } from '../page-data.ts';
import type { RenderOptions } from '../server/options.ts';
import { canonicalUrl } from '../server/page-head.ts';

/** A schema.org thing; structured.test.ts checks what search engines require of each. */
interface Thing {
  '@type': string;
  /** Undefined ones are left out. */
  [property: string]: unknown;
}

/** The site and its address, since URLs in structured data are absolute. */
interface AddressedSite {
  settings: Settings;
  /** Address of the home page, with a slash at the end. */
  home: string;
  /** The absolute URL of a path such as `/pricing`. */
  absolute: (url: string) => string;
}

/** The company, as other things refer to it. */
const company = ({ brand }: Settings, home: string): Thing => ({
  '@type': 'Organization',
  '@id': `${home}#organization`,
  name: brand,
});

const address = ({ office }: Settings): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: office.address,
  addressLocality: office.city,
  addressCountry: 'UZ',
});

/** https://developers.google.com/search/docs/appearance/structured-data/organization */
const organization = ({ settings, home }: AddressedSite): Thing => ({
  ...company(settings, home),
  legalName: settings.provider,
  url: home,
  logo: `${home}icon-512.png`,
  description: settings.tagline,
  email: settings.emails.support,
  address: address(settings),
  contactPoint: settings.phones.map(({ label, number }) => ({
    '@type': 'ContactPoint',
    contactType: label,
    telephone: number,
    availableLanguage: 'ru',
  })),
});

/** https://schema.org/WebSite with the search of the site. */
const webSite = ({ settings, home }: AddressedSite): Thing => ({
  '@type': 'WebSite',
  '@id': `${home}#website`,
  name: settings.brand,
  url: home,
  inLanguage: 'ru',
  publisher: { '@id': company(settings, home)['@id'] },
  // src/search reads `?q=`.
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${home}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

type Plan = Settings['plans']['tutor'];

/** A plan without a numeric price is described in words; no price is made up. */
function offer(
  { title, price, priceText, currency, period, href }: Plan,
  absolute: AddressedSite['absolute'],
): Thing {
  const code = currencyCode(currency);
  return {
    '@type': 'Offer',
    name: title,
    url: href.startsWith('/') ? absolute(href) : undefined,
    ...(price !== undefined && code
      ? { price, priceCurrency: code, description: period }
      : { description: [priceText, period].filter(Boolean).join(', ') }),
  };
}

/**
 * The product with both plans. A service, since search engines call an application without its visitors' ratings, or with a plan
 * without a price, an error.
 */
const product = ({ settings, home, absolute }: AddressedSite): Thing => ({
  '@type': 'Service',
  '@id': `${home}#product`,
  name: settings.brand,
  description: settings.tagline,
  url: home,
  provider: company(settings, home),
  offers: [offer(settings.plans.tutor, absolute), offer(settings.plans.center, absolute)],
});

/** https://developers.google.com/search/docs/appearance/structured-data/local-business */
const office = ({ settings, home }: AddressedSite): Thing => {
  const hours = openingHours(settings.hours);
  const [phone] = settings.phones;
  return {
    '@type': 'LocalBusiness',
    '@id': `${home}#office`,
    name: settings.brand,
    url: home,
    image: `${home}icon-512.png`,
    address: address(settings),
    hasMap: settings.map.link,
    email: settings.emails.support,
    telephone: phone?.number,
    openingHoursSpecification: hours && { '@type': 'OpeningHoursSpecification', ...hours },
    parentOrganization: company(settings, home),
  };
};

const contactPage = (place: AddressedSite, url: string, name: string): Thing => ({
  '@type': 'ContactPage',
  url,
  name,
  inLanguage: 'ru',
  mainEntity: office(place),
});

/** ISO 4217 codes of currency names. */
const currencies: Record<string, string> = {
  сум: 'UZS',
  сумов: 'UZS',
  'so‘m': 'UZS',
  soʻm: 'UZS',
  руб: 'RUB',
};

/** `сум` -> `UZS`; null for a word that is no known currency. */
const currencyCode = (word = ''): string | null =>
  /^[A-Z]{3}$/.test(word) ? word : (currencies[word.toLowerCase()] ?? null);

const workdays = { Пн: 'Monday', Вт: 'Tuesday', Ср: 'Wednesday', Чт: 'Thursday', Пт: 'Friday' };
const week = { ...workdays, Сб: 'Saturday', Вс: 'Sunday' };

/**
 * Parses the opening hours in the settings; undefined if they have another form, since nothing is guessed.
 * @example openingHours({ days: 'Пн–Пт', time: '9:00–18:00', weekend: '…' })
 */
function openingHours({ days: range, time }: Settings['hours']) {
  const names = Object.keys(week);
  const [first = '', last = first] = range.split(/\s*[–—-]\s*/);
  const [from, to] = [names.indexOf(first), names.indexOf(last)];
  const [opens, closes] = [...time.matchAll(/(\d{1,2}):(\d{2})/g)].map(
    ([, hour = '', minute = '']) => `${hour.padStart(2, '0')}:${minute}`,
  );
  if (from < 0 || to < from || !opens || !closes) return undefined;
  return { dayOfWeek: Object.values(week).slice(from, to + 1), opens, closes };
}

/** What the page shows: machines are told no more. */
type Shown = Pick<PageData, 'page' | 'head' | 'answers'>;

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
const breadcrumbs = (cards: readonly PageCard[], absolute: AddressedSite['absolute']): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: cards.map(({ url, title }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: title,
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
    headline: data.title,
    description: data.description,
    image: image ?? undefined,
    datePublished: published,
    dateModified: article?.modified ?? undefined,
    author: author ? { '@type': 'Person', name: author, jobTitle: authorTitle } : publisher,
    publisher,
    articleSection: section,
    keywords,
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
  // Without typography such as non-breaking spaces.
  const plain = inlineJson(graph)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u00ad\u2060]/g, '');
  return `<script type="application/ld+json">${plain}</script>`;
}
