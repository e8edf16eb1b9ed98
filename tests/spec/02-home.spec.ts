import { settings } from '../settings.ts';
import { expect, homeBlock, homeBlocks, sectionsOf, served } from './site.ts';

/** Home page, block by block. */
// Consecutive checks of one page share its load.
served.describe.configure({ mode: 'default' });

served('its blocks stand in the order of the spec', async ({ at }) => {
  expect(sectionsOf('/')).toEqual(homeBlocks);
  await expect((await at('/')).locator('main [data-section]')).toHaveCount(homeBlocks.length);
});

served('header; hero with a product scene and the way to sign up', async ({ at }) => {
  const page = await at('/');
  await expect(page.locator('header').first()).toBeVisible();
  const hero = homeBlock(page, 'Hero');
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hero.locator('[role="group"][data-scene="hero"]')).toHaveCount(1);
  await expect(hero.getByRole('link', { name: 'Зарегистрироваться' })).toHaveAttribute('href', '/register');
});

served(
  'trust and statistics: counters with a symbol such as +, % or a unit word, and an icon',
  async ({ at }) => {
    const counters = homeBlock(await at('/'), 'Counters').getByRole('listitem');
    await expect(counters).toHaveText([/150\+/, /88%/, /50\+/, /24\sч/]);
    await expect(counters.locator('svg')).toHaveCount(4);
  },
);

served('avatar group', async ({ at }) => {
  const group = homeBlock(await at('/'), 'AvatarGroup');
  await expect(group).toContainText('5 000+');
  expect(await group.locator('[data-disc]').count()).toBeGreaterThan(3);
});

served("about block with a 'how it works' button; without script it leads to the video", async ({ at }) => {
  const button = homeBlock(await at('/'), 'SplitScene').getByRole('link', { name: 'Как это работает' });
  await expect(button).toHaveAttribute('href', new RegExp(`/film/${settings.video.id}\\.mp4$`));
});

served('policy block with three cards: history of creation, mission, vision', async ({ at }) => {
  const cards = homeBlock(await at('/'), 'PolicyCards').getByRole('heading', { level: 3 });
  await expect(cards).toHaveText(['История создания', 'Миссия', 'Видение']);
});

served('key-tools block', async ({ at }) => {
  const tools = homeBlock(await at('/'), 'KeyTools').getByRole('article');
  await expect(tools).toHaveCount(5);
  await expect(tools.locator('a[href^="/feature/"]')).toHaveCount(5);
});

served('tools carousel of 13 feature cards, each linking to its feature', async ({ at }) => {
  const cards = homeBlock(await at('/'), 'ToolsCarousel').getByRole('article');
  await expect(cards).toHaveCount(13);
  const links = cards.locator('a[href^="/feature/"]');
  const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(urls).size).toBe(13);
});

served('tabbed tool sections for tutors, students and parents', async ({ at }) => {
  const tabs = homeBlock(await at('/'), 'AudienceTabs');
  await expect(tabs.locator('[role="tab"]')).toHaveText(['Репетиторам', 'Ученикам', 'Родителям']);
  // Without script the panels are shown one below another.
  for (const panel of await tabs.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible();
});

served('testimonials: four', async ({ at }) => {
  await expect(homeBlock(await at('/'), 'Testimonials').getByRole('figure')).toHaveCount(4);
});

served('technology and reliability carousel: uptime, security, response, adaptivity, API', async ({ at }) => {
  const cards = homeBlock(await at('/'), 'Reliability').getByRole('article');
  await expect(cards).toHaveText([/99,9\s?%/, /24\/7/, /10\s?мс/, /100\s?%/, /API/]);
});

served('latest articles: three posts', async ({ at }) => {
  await expect(homeBlock(await at('/'), 'LatestPosts').locator('a[href^="/blog-single/"]')).toHaveCount(3);
});

served('call to action to /register', async ({ at }) => {
  const link = homeBlock(await at('/'), 'CallToAction').getByRole('link');
  await expect(link).toHaveAttribute('href', '/register');
});

served('footer; scroll-to-top control', async ({ at }) => {
  const page = await at('/');
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Наверх' })).toHaveAttribute('href', '#top');
});

served(
  'the variants have a hero, an order, scenes, claims and calls to action of their own',
  async ({ at }) => {
    const facts = [];
    for (const url of ['/', '/tutors-info', '/centers-info']) {
      const page = await at(url);
      const hero = page.locator('main [data-section]').first();
      facts.push({
        heading: await page.getByRole('heading', { level: 1 }).textContent(),
        order: sectionsOf(url).join(),
        scene: await hero.locator('[aria-label][data-scene]').getAttribute('data-scene'),
        action: await hero.locator('a[data-variant]').first().textContent(),
        question: await page.locator('main details').last().textContent(),
        call: await page.locator('main [data-tone="call"] h2').textContent(),
      });
    }
    for (const key of ['heading', 'order', 'scene', 'action', 'question', 'call'] as const)
      expect(new Set(facts.map((fact) => fact[key])).size, key).toBe(3);
  },
);

served('the contact section leads to /contact', async ({ at }) => {
  await expect(homeBlock(await at('/'), 'ContactSection').locator('a[href="/contact"]')).toBeVisible();
});
