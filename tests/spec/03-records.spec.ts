import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeatureCard, FeatureGroup } from '../../src/content/types/feature/index.ts';
import type { PortfolioCard } from '../../src/content/types/portfolio/index.ts';
import type { PostCard } from '../../src/content/types/post/card.ts';
import type { DataOf } from '../../src/content/types/registry.ts';
import { builtSite } from '../journeys/folders.ts';
import {
  allFeatures,
  builtPages,
  expect,
  homeBlock,
  htmlOf,
  plain,
  recordOf,
  served,
  wordsOf,
} from './site.ts';

/** Entities and their fields: a visitor sees what a record contains. */
// Consecutive checks of one page share its load.
served.describe.configure({ mode: 'default' });

const dataOf = <T>(url: string) => recordOf(url).data as unknown as T;
const answer = <T>(url: string, key: string) => recordOf(url).answers[key] as T;
const under = (folder: string) => builtPages().filter((url) => url.startsWith(`/${folder}/`));

served('menu entry: title, link, submenu of the same shape', async ({ at }) => {
  const menu = (await at('/')).locator('header nav details');
  await expect(menu.first().locator('> summary')).toHaveText(/Возможности/);
  for (const link of await menu.first().getByRole('link', { includeHidden: true }).all())
    await expect(link).toHaveAttribute('href', /^\/feature/);
});

served('counter entry: a number as title, subTitle, symbol, icon', async ({ at }) => {
  const counter = homeBlock(await at('/'), 'Counters')
    .getByRole('listitem')
    .first();
  await expect(counter).toContainText('150+');
  await expect(counter).toContainText('учебных центров и школ');
  await expect(counter.locator('svg use')).toHaveAttribute('href', /#building-2$/);
});

served('key-tool card: slug, title, two tag labels, image, column width class', async ({ at }) => {
  const card = homeBlock(await at('/'), 'KeyTools')
    .getByRole('article')
    .first();
  await expect(card.getByRole('link')).toHaveAttribute('href', '/feature/program-constructor');
  await expect(card.getByRole('heading')).toHaveText('Конструктор программ');
  await expect(card.getByText('Репетиторам', { exact: true })).toBeVisible();
  await expect(card.getByText('Программы', { exact: true })).toBeVisible();
  await expect(card.getByRole('img')).toHaveCount(1);
  await expect(card).toHaveAttribute('data-width', 'wide');
  const widths = await homeBlock(await at('/'), 'KeyTools')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((each) => each.getAttribute('data-width')));
  expect(new Set(widths)).toEqual(new Set(['wide', 'normal']));
});

served('feature: id, category, icon, title, image, description, benefits, impact', () => {
  for (const slug of allFeatures) {
    const feature = dataOf<DataOf<'feature'>>(`/feature/${slug}`);
    expect(feature.slug).toBe(slug);
    for (const key of ['category', 'icon', 'title', 'scene', 'description'] as const)
      expect(feature[key], `${slug} ${key}`).toMatch(/\S/);
    expect(feature.benefits.length, slug).toBeGreaterThanOrEqual(3);
    expect(Object.keys(feature.impact).length, slug).toBeGreaterThan(0);
  }
});

served('each feature has a picture of its own', () => {
  const scenes = allFeatures.map((slug) => dataOf<DataOf<'feature'>>(`/feature/${slug}`).scene);
  expect(new Set(scenes).size).toBe(scenes.length);
});

served('each post has a picture of its own among the posts of its language', () => {
  const posts = under('blog-single').map((url) => dataOf<DataOf<'post'>>(url));
  const pictures = posts.map(({ scene, template }) => `${template ? 'en' : 'ru'} ${scene}`);
  expect(new Set(pictures).size).toBe(pictures.length);
});

served('feature card: title, audience label, slug route, icon', async ({ at }) => {
  const cards = answer<FeatureCard[]>('/', 'featureCards');
  const labels = {
    tutors: 'Репетиторам',
    students: 'Ученикам',
    parents: 'Родителям',
    centers: 'Центрам',
    all: 'Всем',
  };
  const shown = homeBlock(await at('/'), 'ToolsCarousel').getByRole('article');
  for (const [index, card] of cards.entries()) {
    await expect(shown.nth(index)).toContainText(labels[card.audience]);
    await expect(shown.nth(index).getByRole('link')).toHaveText(plain(card.title));
    await expect(shown.nth(index).getByRole('link')).toHaveAttribute('href', card.url);
    await expect(shown.nth(index).locator('svg use').first()).toHaveAttribute(
      'href',
      new RegExp(`#${card.icon}$`),
    );
  }
  expect(new Set(cards.map(({ audience }) => audience))).toEqual(new Set(Object.keys(labels)));
});

// The image is the feature's sign: its scene is once on the page, in a separate section (whole.spec.ts).
served('features page entry: id, category, icon, title, image, description', async ({ at }) => {
  const page = await at('/features');
  for (const { category, features } of answer<FeatureGroup[]>('/features', 'featureGroups'))
    for (const feature of features) {
      const entry = page.locator(`main [data-audience="${category}"] li`).filter({
        has: page.locator(`a[href="${feature.url}"]`),
      });
      await expect(entry.getByRole('heading')).toHaveText(plain(feature.title));
      await expect(entry.getByRole('paragraph')).toHaveText(plain(feature.description));
      await expect(entry.locator(`svg use[href$="#${feature.icon}"]`)).toHaveCount(1);
    }
});

served('testimonial: title, text, author, role, country, image', async ({ at }) => {
  const quotes = homeBlock(await at('/'), 'Testimonials').getByRole('figure');
  await expect(quotes).toHaveCount(4);
  for (const quote of await quotes.all()) {
    await expect(quote.locator('blockquote > p').first()).toHaveText(/^\S.{5,60}$/);
    await expect(quote.locator('blockquote')).toHaveText(/\S.{60}/);
    // «Дилноза К., репетитор по математике, Ташкент» beside the portrait.
    await expect(quote.locator('figcaption')).toHaveText(/^\S+ \S\..+, \S+$/);
    await expect(quote.locator('figcaption img')).toHaveAttribute('src', /^\/people\/[a-z-]+\.svg$/);
  }
});

served('avatars: a name each and its image', async ({ at }) => {
  const discs = homeBlock(await at('/'), 'AvatarGroup').locator('[data-disc]');
  const images = await discs
    .locator('img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''));
  expect(images).toHaveLength(7);
  await expect(discs).toHaveCount(7);
  expect(new Set(images).size).toBe(images.length);
  for (const image of images) expect(readFileSync(join(builtSite, image), 'utf8'), image).toMatch(/<svg/);
});

served('reliability card: value, unit, description, caption, link, icon', async ({ at }) => {
  const cards = homeBlock(await at('/'), 'Reliability').getByRole('article');
  await expect(cards.first()).toHaveText(
    /99,9\s?%.*Время\sработы.*доступность\sплатформы.*Журнал\sи\sуроки/s,
  );
  await expect(cards.locator('svg use').first()).toHaveAttribute('href', /#server$/);
  await expect(cards.last().getByRole('link')).toHaveAttribute('href', '/contact');
});

served('blog post: slug, title, description, author, role, date, comments, category, image', () => {
  for (const url of under('blog-single')) {
    const post = dataOf<DataOf<'post'>>(url);
    const html = htmlOf(url);
    const text = wordsOf(url);
    for (const words of [post.title, post.description, post.author, post.authorTitle, post.category])
      expect(text, url).toContain(plain(words ?? 'missing'));
    expect(html, url).toContain(`<time dateTime="${post.date}"`);
    expect(url).toBe(`/blog-single/${post.slug}`);
    expect(post.comments, url).toBe(0);
    expect(html, url).toContain(`data-scene="${post.scene}"`);
  }
  const latest = answer<PostCard[]>('/', 'latestPosts:{"count":3}');
  expect(latest.map(({ date }) => date)).toEqual(
    latest
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
});

served(
  'portfolio item: title, sub, description, industry, country, technologies, category, image, two tags',
  () => {
    for (const { url } of answer<PortfolioCard[]>('/portfolio', 'portfolio')) {
      const item = dataOf<DataOf<'portfolio'>>(url);
      const { title, sub, industry, country, technologies, thumb1, thumb2 } = item;
      for (const words of [title, sub, industry, country, ...technologies, thumb1, thumb2])
        expect(wordsOf(url), url).toContain(plain(words));
      expect(wordsOf(url), url).toMatch(new RegExp(item.category, 'i'));
      expect(htmlOf(url), url).toContain(`data-scene="${item.scene}"`);
    }
  },
);

served('team member: name as title, slug, role, image', async ({ at }) => {
  for (const url of under('team-single')) {
    const member = dataOf<DataOf<'member'>>(url);
    expect(url).toBe(`/team-single/${member.slug}`);
    const link = (await at('/team')).locator(`main li:has(a[href="${url}"])`);
    await expect(link).toContainText(member.title);
    await expect(link).toContainText(member.role);
    await expect(link.locator('img')).toHaveAttribute('src', `/people/${member.slug}.svg`);
  }
});

served('service: slug, title, image, description or features list; 17 items', () => {
  const services = under('service-single').map((url) => ({ url, ...dataOf<DataOf<'service'>>(url) }));
  expect(services).toHaveLength(17);
  for (const { url, slug, title, scene, description, features } of services) {
    expect(url).toBe(`/service-single/${slug}`);
    for (const words of [title, description, ...features]) expect(wordsOf(url), url).toContain(plain(words));
    expect(htmlOf(url), url).toContain(`data-scene="${scene}"`);
  }
});

served('client-logo list: 8 images', async ({ at }) => {
  await expect(homeBlock(await at('/'), 'ClientLogos').locator('li svg')).toHaveCount(8);
});

served(
  'contact form: name, email, company, phone, message; the variant holds a subject it does not show',
  async ({ at }) => {
    const names = (form: string) => async (url: string) =>
      (await at(url))
        .locator(form)
        .locator('input, textarea')
        .evaluateAll((fields) =>
          fields.map((field) => `${field.getAttribute('name')}:${field.getAttribute('type')}`),
        );
    expect(await names('main form')('/contact')).toEqual([
      'name:text',
      'email:email',
      'company:text',
      'phone:tel',
      'message:null',
    ]);
    expect(await names('main form')('/home_software_company')).toEqual([
      'subject:hidden',
      'name:text',
      'email:email',
      'phone:tel',
      'message:null',
    ]);
  },
);
