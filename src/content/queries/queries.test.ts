import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/content.ts';
import { sampleSite } from '../../../tests/sampleSite.ts';
import type { Entry, SiteIndex } from '../entry.ts';
import { pageType } from '../types/index.ts';
import type { PageType } from '../types/registry.ts';
import { blogViews } from './blog.ts';
import { queries } from './queries.ts';

const folderOf = (type: PageType) => pageType(type).folder && `/${pageType(type).folder}`;
const entry = (type: PageType, slug: string, data: object = {}, notFound = false) =>
  ({
    type,
    url: `${folderOf(type)}/${slug}`,
    file: `pages${folderOf(type)}/${slug}.mdx`,
    aliases: [],
    notFound,
    data: { ...samples[type], title: slug, ...data },
  }) as unknown as Entry;
const many = (type: PageType, count: number, data: (number: number) => object) =>
  Array.from({ length: count }, (_, i) => entry(type, `${type}-${i + 1}`, data(i + 1)));
/** Creates an index whose entries are not in order, like files. */
const index = (...entries: Entry[]): SiteIndex => ({ site: sampleSite, entries: entries.reverse() });
const about = entry('page', 'about');
const slugs = (items: { url: string }[]) => items.map(({ url }) => url.split('/').at(-1));

describe('features', () => {
  const site = index(
    entry('feature', 'erp', { category: 'centers', order: 1, carousel: 1 }),
    entry('feature', 'journal', { category: 'tutors', order: 2, carousel: 3 }),
    entry('feature', 'profile', { category: 'tutors', order: 1 }),
    entry('feature', 'schedule', { category: 'students', order: 1, carousel: 2 }),
    entry('feature', '_404', {}, true),
  );

  it('of the carousel are in its order, without all others', () => {
    expect(slugs(queries.featureCards(site))).toEqual(['erp', 'schedule', 'journal']);
  });

  it('have only the fields that a card shows', () => {
    const card = queries.featureCards(site)[0];
    expect(card).toMatchObject({ title: expect.any(String), tagline: expect.any(String) });
    expect(card).not.toHaveProperty('description');
  });

  it('are counted without the not-found page', () => {
    expect(queries.count(site, about, { type: 'feature' })).toBe(4);
  });

  it('are grouped: tutors, students, centres; each by its order', () => {
    expect(
      queries.featureGroups(site).map(({ category, features }) => [category, ...slugs(features)]),
    ).toEqual([
      ['tutors', 'profile', 'journal'],
      ['students', 'schedule'],
      ['centers', 'erp'],
    ]);
  });

  it('are found by slug; null if there is none', () => {
    expect(queries.featureTool(site, about, { slug: 'journal' })?.title).toBe('journal');
    expect(queries.featureTool(site, about, { slug: 'nothing' })).toBeNull();
  });

  it('have neighbours in reading order, except before the first and after the last', () => {
    const around = (slug: string) => {
      const found = site.entries.find(({ url }) => url === `/feature/${slug}`) as Entry;
      const { previous, next } = queries.neighbours(site, found);
      return [previous?.title, next?.title];
    };
    expect(around('profile')).toEqual([undefined, 'journal']);
    expect(around('journal')).toEqual(['profile', 'schedule']);
    expect(around('erp')).toEqual(['schedule', undefined]);
  });
});

describe('posts', () => {
  const posts = [
    entry('post', 'old', { date: '2024-01-01' }),
    entry('post', 'new', { date: '2025-10-28' }),
    entry('post', 'b-same-day', { date: '2025-01-01' }),
    entry('post', 'a-same-day', { date: '2025-01-01' }),
    entry('post', 'older', { date: '2023-01-01' }),
  ];
  const site = index(...posts);
  const post = (slug: string) => posts.find(({ url }) => url.endsWith(`/${slug}`)) as Entry;

  it('are sorted newest first, those of one day by address', () => {
    expect(slugs(queries.latestPosts(site, about, { count: 3 }))).toEqual([
      'new',
      'a-same-day',
      'b-same-day',
    ]);
    expect(queries.latestPosts(site, about, { count: 99 })).toHaveLength(5);
  });

  it('have three related posts: the next older ones, after the oldest the newest, never themselves', () => {
    expect(slugs(queries.relatedPosts(site, post('new')))).toEqual(['a-same-day', 'b-same-day', 'old']);
    expect(slugs(queries.relatedPosts(site, post('older')))).toEqual(['new', 'a-same-day', 'b-same-day']);
    const two = posts.slice(0, 2);
    expect(slugs(queries.relatedPosts(index(...two), post('new')))).toEqual(['old']);
    expect(queries.relatedPosts(index(post('new')), post('new'))).toEqual([]);
  });

  it('have a newer and an older neighbour', () => {
    expect(queries.neighbours(site, post('new'))).toMatchObject({
      previous: null,
      next: { title: 'a-same-day' },
    });
    expect(queries.neighbours(site, post('older'))).toMatchObject({ previous: { title: 'old' }, next: null });
  });

  it('have a sidebar with six services, their own tags and the most used ones', () => {
    const services = many('service', 17, (order) => ({ order: 18 - order }));
    const tagged = [
      entry('post', 'one', { date: '2025-03-01', tags: ['урок', 'журнал'] }),
      entry('post', 'two', { date: '2025-02-01', tags: ['журнал'] }),
      entry('post', 'three', { date: '2025-01-01', tags: Array.from({ length: 9 }, (_, i) => `т${i}`) }),
    ];
    const onPosts = Array.from({ length: 6 }, (_, at) => ({ title: `Кому ${at}`, link: `/features#${at}` }));
    const blog = entry('page', 'blog', { onPosts });
    const site = index(...tagged, ...services, blog);
    const russian = queries.postSidebar(site, about);
    expect(russian.categories).toEqual(onPosts.map(({ title, link }) => ({ title, url: link })));
    expect(russian.tags).toHaveLength(8);
    expect(russian.tags.slice(0, 3).map(({ title }) => title)).toEqual(['журнал', 'урок', 'т0']);
    const [, , rare] = tagged;
    expect(rare && queries.postSidebar(site, rare).tags.map(({ title }) => title)).toEqual(
      Array.from({ length: 8 }, (_, i) => `т${i}`),
    );
    const sample = entry('page', 'sample', { template: true });
    expect(slugs(queries.postSidebar(site, sample).categories)).toEqual([
      'service-17',
      'service-16',
      'service-15',
      'service-14',
      'service-13',
      'service-12',
    ]);
    expect(queries.postSidebar(index(), about)).toEqual({ categories: [], tags: [] });
  });

  it('are grouped by rubric, the newest first; each rubric and tag has an address and its posts', () => {
    const site = index(
      entry('post', 'one', { date: '2025-03-01', category: 'Практика', tags: ['урок', 'цена'] }),
      entry('post', 'two', { date: '2025-02-01', category: 'Центрам', tags: ['цена'] }),
      entry('post', 'three', { date: '2025-01-01', category: 'Практика' }),
      entry('page', 'blog'),
    );
    const { groups, rubrics, tags } = queries.blogPosts(site, about);
    expect(groups.map(({ title, posts }) => [title, ...slugs(posts)])).toEqual([
      ['Практика', 'one', 'three'],
      ['Центрам', 'two'],
    ]);
    expect(rubrics[0]).toEqual({ title: 'Практика', url: '/blog/rubric/praktika', count: 2 });
    expect(tags[0]).toEqual({ title: 'цена', url: '/blog/tag/tsena', count: 2 });
    const views = blogViews(site);
    expect(views.map(({ url, data }) => [url, data.title])).toEqual([
      ['/blog/rubric/praktika', 'Рубрика «Практика»'],
      ['/blog/rubric/tsentram', 'Рубрика «Центрам»'],
      ['/blog/tag/tsena', 'Статьи с\u00a0меткой «цена»'],
      ['/blog/tag/urok', 'Статьи с\u00a0меткой «урок»'],
    ]);
    const shown = queries.blogPosts(site, views[2] as Entry);
    expect(shown.groups.map(({ title, posts }) => [title, ...slugs(posts)])).toEqual([[null, 'one', 'two']]);
    expect(slugs(shown.others)).toEqual(['three']);
    expect(queries.blogPosts(site, about).others).toEqual([]);
  });

  it('are paginated when there are many', () => {
    const blog = entry('page', 'blog', { shortTitle: 'Блог' });
    const site = index(...many('post', 60, () => ({})), blog);
    const pages = [blog, ...blogViews(site).slice(0, 2)];
    expect(pages.map(({ url }) => url)).toEqual(['/blog', '/blog/page/2', '/blog/page/3']);
    expect(pages[1]?.data.title).toBe('Блог, страница 2');
    const shown = pages.map((page) => queries.blogPosts(site, page));
    expect(shown.map(({ groups }) => groups.flatMap(({ posts }) => posts).length)).toEqual([24, 24, 12]);
    expect(shown[1]).toMatchObject({ page: 2, pages: 3, first: '/blog', all: '/blog' });
  });
});

describe('portfolio', () => {
  const items = many('portfolio', 20, (order) => ({
    order,
    category: order % 2 ? 'technology' : 'marketing',
  }));
  const site = index(...items);

  it('lists the items 9 to 18', () => {
    const list = queries.portfolio(site);
    expect(list).toHaveLength(10);
    expect([list[0]?.title, list.at(-1)?.title]).toEqual(['portfolio-9', 'portfolio-18']);
  });

  it('has two similar projects: the same category first, never the item itself', () => {
    const similar = (item: Entry | undefined, from: SiteIndex) =>
      slugs(queries.similarPortfolio(from, item as Entry));
    const fresh = many('portfolio', 3, (order) => ({
      order,
      category: order === 2 ? 'marketing' : 'technology',
    }));
    expect(similar(fresh[0], index(...fresh))).toEqual(['portfolio-3', 'portfolio-2']);
    // The next ones of many, not the first ones for all.
    const lots = many('portfolio', 9, (order) => ({ order, category: 'technology' }));
    expect(similar(lots[4], index(...lots))).toEqual(['portfolio-6', 'portfolio-7']);
    expect(queries.similarPortfolio(site, about)).toEqual([]);
  });
});

describe('services and team', () => {
  const site = index(
    ...many('service', 17, (order) => ({ order })),
    ...many('member', 6, (order) => ({ order: 7 - order, title: `Имя ${order}` })),
  );

  it('are sorted by their order, all or a given number', () => {
    expect(queries.services(site, about, {})).toHaveLength(17);
    expect(slugs(queries.services(site, about, { count: 2 }))).toEqual(['service-1', 'service-2']);
    expect(queries.team(site)[0]).toEqual({
      url: '/team-single/member-6',
      title: 'Имя 6',
      role: 'Director',
    });
  });
});

it('English sample posts appear only on English pages', () => {
  const site = index(
    ...many('post', 4, () => ({})),
    ...many('post', 2, () => ({ template: true })).map((post, at) => ({
      ...post,
      url: `/blog-single/en-${at}`,
    })),
    entry('page', 'blog'),
  );
  const sample = entry('page', 'home', { template: true });
  expect(slugs(queries.latestPosts(site, sample, { count: 9 }))).toEqual(['en-0', 'en-1']);
  expect(queries.latestPosts(site, about, { count: 9 })).toHaveLength(4);
  const post = site.entries.find(({ url }) => url.endsWith('en-0'));
  expect(post && queries.breadcrumbs(site, post)).toEqual([{ url: '/', title: 'Home' }]);
  expect(post && queries.blogPosts(site, post).groups.flatMap(({ posts }) => posts)).toHaveLength(2);
});

describe('the content below every service', () => {
  const quotes = ['a', 'b'].map((name) => ({ name, role: 'Client', text: 'They kept their word.' }));
  const onServicePages = { heading: 'Voices', quotes };
  const services = many('service', 3, (order) => ({ order }));
  const site = index(entry('page', 'service', { onServicePages }), ...services);
  it('is taken from the list of services; null if it has none', () => {
    expect(queries.serviceExtras(site, about)).toEqual(onServicePages);
    expect(queries.serviceExtras(index(about), about)).toBeNull();
  });
  it('starts with another quote than on neighbouring pages', () => {
    const first = services.map((service) => queries.serviceExtras(site, service)?.quotes[0]?.name);
    expect(first).toEqual(['a', 'b', 'a']);
  });
});

describe('breadcrumbs', () => {
  const list = entry('page', 'features', { shortTitle: 'Возможности' });
  it('include the list page by its short title', () => {
    expect(queries.breadcrumbs(index(list), entry('feature', 'journal'))).toEqual([
      { url: '/', title: 'Главная' },
      { url: '/features', title: 'Возможности' },
    ]);
  });
  it('leave out a missing list page, and are English on template pages', () => {
    expect(queries.breadcrumbs(index(list), entry('service', 'cloud'))).toEqual([
      { url: '/', title: 'Home' },
    ]);
  });
});
