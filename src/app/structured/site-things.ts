import type { Settings } from '../../content/schemas/settings.ts';

/* Things that describe the company and its product, the same on every page that has them. */

/** A schema.org thing; structured.test.ts checks what search engines require of each. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** The site and its address, since URLs in structured data are absolute. */
export interface AddressedSite {
  settings: Settings;
  /** Address of the home page, with a slash at the end. */
  home: string;
  /** The absolute URL of a path such as `/pricing`. */
  absolute: (url: string) => string;
}

/** The company, as other things refer to it. */
export const company = ({ brand }: Settings, home: string): Thing => ({
  '@type': 'Organization',
  '@id': `${home}#organization`,
  name: brand,
});

const address = ({ office }: Settings): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: plain(office.address),
  addressLocality: plain(office.city),
  addressCountry: 'UZ',
});

/** https://developers.google.com/search/docs/appearance/structured-data/organization */
export const organization = ({ settings, home }: AddressedSite): Thing => ({
  ...company(settings, home),
  legalName: settings.provider,
  url: home,
  logo: `${home}icon-512.png`,
  description: plain(settings.tagline),
  email: settings.emails.support,
  address: address(settings),
  contactPoint: settings.phones.map(({ label, number }) => ({
    '@type': 'ContactPoint',
    contactType: plain(label),
    telephone: plain(number),
    availableLanguage: 'ru',
  })),
});

/** https://schema.org/WebSite with the search of the site. */
export const webSite = ({ settings, home }: AddressedSite): Thing => ({
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
    name: plain(title),
    ...(href.startsWith('/') ? { url: absolute(href) } : {}),
    ...(price !== undefined && code
      ? { price, priceCurrency: code, description: plain(period) }
      : { description: plain([priceText, period].filter(Boolean).join(', ')) }),
  };
}

/**
 * The product with both plans. A service, since search engines call an application without its visitors' ratings, or with a plan
 * without a price, an error.
 */
export const product = ({ settings, home, absolute }: AddressedSite): Thing => ({
  '@type': 'Service',
  '@id': `${home}#product`,
  name: settings.brand,
  description: plain(settings.tagline),
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
    ...(phone ? { telephone: plain(phone.number) } : {}),
    ...(hours ? { openingHoursSpecification: { '@type': 'OpeningHoursSpecification', ...hours } } : {}),
    parentOrganization: company(settings, home),
  };
};

export const contactPage = (place: AddressedSite, url: string, name: string): Thing => ({
  '@type': 'ContactPage',
  url,
  name: plain(name),
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
 * Parses the opening hours in the settings; null if they have another form, since nothing is guessed.
 * @example openingHours({ days: 'Пн–Пт', time: '9:00–18:00', weekend: '…' })
 */
function openingHours({ days: range, time }: Settings['hours']) {
  const names = Object.keys(week);
  const [first = '', last = first] = range.split(/\s*[–—-]\s*/);
  const [from, to] = [names.indexOf(first), names.indexOf(last)];
  const [opens, closes] = [...time.matchAll(/(\d{1,2}):(\d{2})/g)].map(
    ([, hour = '', minute = '']) => `${hour.padStart(2, '0')}:${minute}`,
  );
  if (from < 0 || to < from || !opens || !closes) return null;
  return { dayOfWeek: Object.values(week).slice(from, to + 1), opens, closes };
}

/** Text without typography such as non-breaking spaces. */
export const plain = (text: string): string =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u00ad\u2060]/g, '')
    .trim();
