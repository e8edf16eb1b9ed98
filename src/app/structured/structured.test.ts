import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/content.ts';
import { sampleSite } from '../../../tests/sampleSite.ts';
import type { Entry } from '../../content/entry.ts';
import { getHead } from '../server/page-head.ts';
import { structuredHtml } from './structured-data.ts';

const home = 'https://daftar.example/';
const entryOf = (type: 'page' | 'post' | 'member', url: string, data: object = samples[type]) =>
  ({ type, file: `pages${url}.mdx`, url, aliases: [], notFound: false, data }) as Entry;
const parents = [
  { url: '/', title: 'Главная' },
  { url: '/blog', title: 'Блог' },
];
interface Given {
  entry?: Entry;
  components?: string[];
  parents?: object[];
  title?: string;
  image?: string | null;
  modified?: string | null;
}
const html = ({
  entry = entryOf('page', '/about'),
  components = [],
  title = 'О\u00a0нас: 5–\u206011',
  image = null,
  modified = null,
  ...more
}: Given) => {
  const options = { index: { site: sampleSite, entries: [entry] }, origin: home.slice(0, -1), base: '/' };
  const head = { ...getHead(entry, { ...options, changedOf: () => modified }), image };
  const page = { url: entry.url, type: entry.type, title, lang: 'ru' } as const;
  return structuredHtml(
    entry,
    { page, head, answers: { breadcrumbs: more.parents ?? parents } },
    components,
    options,
  );
};
type Data = { [key: string]: Data } & Data[] & string;
/** Returns the objects of a page by type, as a search engine reads them. */
function things(given: Given): Record<string, Data> {
  const json = JSON.parse(
    html(given).replace(/^<script type="application\/ld\+json">|<\/script>$/g, ''),
  ) as Data;
  expect(json['@context']).toBe('https://schema.org');
  return Object.fromEntries((json['@graph'] ?? []).map((thing) => [thing['@type'], thing]));
}
const isAddress = expect.stringMatching(/^https:\/\/daftar\.example\//);
const isText = expect.stringMatching(/^[^\u00a0]+$/);

/** Fields that search engines require: https://developers.google.com/search/docs/appearance/structured-data */
describe('structured data holds what search engines require', () => {
  it('the home page: the organization, and the site with its search', () => {
    const { Organization, WebSite } = things({ entry: entryOf('page', '/'), parents: [] });
    expect(Organization).toMatchObject({ name: 'Дафтар', url: home, logo: isAddress, '@id': isAddress });
    expect(WebSite).toMatchObject({ name: 'Дафтар', url: home, publisher: { '@id': Organization?.['@id'] } });
    expect(WebSite?.potentialAction).toMatchObject({
      target: { urlTemplate: `${home}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    });
  });

  it('breadcrumbs: every step with its position, name and address, the page itself last', () => {
    const { BreadcrumbList } = things({});
    expect(BreadcrumbList?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Главная', item: home },
      { '@type': 'ListItem', position: 2, name: 'Блог', item: `${home}blog` },
      { '@type': 'ListItem', position: 3, name: 'О нас: 5–11', item: `${home}about` },
    ]);
  });

  it('an article: headline, picture, dates, author and publisher', () => {
    const data = { ...samples.post, title: 'Т'.repeat(110), author: 'Дилноза', tags: ['журнал'] };
    const { BlogPosting } = things({
      entry: entryOf('post', '/blog-single/x', data),
      image: `${home}static/social/x.png`,
      modified: '2025-11-01T10:00:00+05:00',
    });
    expect(BlogPosting).toMatchObject({
      headline: 'Т'.repeat(110),
      image: isAddress,
      datePublished: '2025-10-28',
      dateModified: '2025-11-01T10:00:00+05:00',
      author: { '@type': 'Person', name: 'Дилноза' },
      publisher: { '@type': 'Organization', name: 'Дафтар', logo: isAddress },
      mainEntityOfPage: `${home}blog-single/x`,
    });
    const anonymous = things({ entry: entryOf('post', '/blog-single/x') }).BlogPosting;
    expect(anonymous?.author).toMatchObject({ '@type': 'Organization', name: 'Дафтар' });
    expect(anonymous).not.toHaveProperty('dateModified');
  });

  it('both plans: a price if it is a number, words otherwise', () => {
    const { Service } = things({ components: ['Plans'] });
    expect(Service).toMatchObject({ name: 'Дафтар', provider: { name: 'Дафтар' } });
    expect(Service?.offers).toEqual([
      {
        '@type': 'Offer',
        name: 'Репетитор',
        url: `${home}register`,
        price: 50000,
        priceCurrency: 'UZS',
        description: 'в месяц',
      },
      {
        '@type': 'Offer',
        name: 'Учебный центр',
        url: `${home}contact`,
        description: 'Индивидуально, по числу учеников',
      },
    ]);
  });

  it('the office: name, postal address, telephone and hours', () => {
    const { ContactPage } = things({ entry: entryOf('page', '/contact'), components: ['ContactDetails'] });
    expect(ContactPage?.mainEntity).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Дафтар',
      image: isAddress,
      address: { streetAddress: isText, addressLocality: 'Ташкент', addressCountry: 'UZ' },
      telephone: '+998 71 200-00-01',
      openingHoursSpecification: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
    });
  });

  it('nothing for pages that are not listed, and no text can end the script', () => {
    expect(html({ entry: entryOf('member', '/team-single/x') })).toBe('');
    const { BreadcrumbList } = things({ title: '</script><b>' });
    expect(BreadcrumbList?.itemListElement?.[2]?.name).toBe('</script><b>');
    expect(html({ title: '</script>' }).match(/<\/script>/g)).toHaveLength(1);
  });
});
