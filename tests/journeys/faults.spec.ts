import type { Page } from '@playwright/test';
import {
  expect,
  failUntilLoaded,
  test as fresh,
  hydrated,
  isMarked,
  mark,
  notFoundMessage,
  open,
} from './site.ts';
import { test } from './tab.ts';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
/** What Chrome and React say about what a test withholds. */
const withheld =
  /Failed to load resource|Failed to fetch|dynamically imported module|TypeError|No script after/i;

const bodyOf = async (page: Page, url: string) =>
  ((await (await page.request.get(`/_page${url}.json`)).json()) as { module: string }).module;

test('a script that answers 404 costs one page load, and the page is whole', async ({ page, allow }) => {
  allow(withheld);
  allow(notFoundMessage);
  await open(page, '/contact');
  await failUntilLoaded(page, await bodyOf(page, '/about'), (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  // Documents, however they came: one that was prefetched is asked for no more.
  page.on('domcontentloaded', () => loads++);
  await footerLink(page, 'О нас').click();
  await expect(page).toHaveURL('/about');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => loads).toBe(1);
});

fresh('a script that never answers is given up after two minutes', async ({ page, allow }) => {
  allow(withheld);
  await page.clock.install();
  await open(page, '/contact');
  await mark(page);
  const body = await bodyOf(page, '/about');
  const asked = page.waitForRequest(`**${body}`);
  await page.route(`**${body}`, () => {}, { times: 1 });
  // Without the mouse: hovering asks for the script ahead, and the two minutes begin with the click.
  await footerLink(page, 'О нас').evaluate((link: HTMLElement) => link.click());
  await asked;
  await page.clock.fastForward(119_000);
  expect(await isMarked(page)).toBe(true);
  await expect(page).toHaveURL('/contact');
  await page.clock.fastForward(2_000);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

fresh('a router that never answers leaves plain links after two minutes', async ({ page, allow }) => {
  allow(withheld);
  await page.clock.install();
  const asked = page.waitForRequest(/\/router-/);
  await page.route(/\/router-/, () => {}, { times: 1 });
  await open(page, '/contact');
  await footerLink(page, 'О нас').click();
  await asked;
  await page.clock.fastForward(119_000);
  await expect(page).toHaveURL('/contact');
  await page.clock.fastForward(2_000);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

fresh(
  'without a connection the site itself explains, and goes on when it is back',
  async ({ page, context, allow }) => {
    allow(withheld);
    allow(/ERR_INTERNET_DISCONNECTED/);
    await open(page, '/contact');
    await mark(page);
    await context.setOffline(true);
    await footerLink(page, 'Карьера').click();
    await expect(page.getByRole('alert')).toContainText('Страница не загрузилась');
    expect(await isMarked(page)).toBe(true);
    await context.setOffline(false);
    await page.getByRole('alert').getByText('Попробовать ещё раз').click();
    await expect(page).toHaveURL('/careers');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

fresh(
  'a link without a connection and without a router says so and leaves the page as it is',
  async ({ page, context, allow }) => {
    allow(withheld);
    allow(/ERR_INTERNET_DISCONNECTED/);
    await page.route(/\/router-/, (route) => route.abort());
    await open(page, '/contact');
    await mark(page);
    await context.setOffline(true);
    await footerLink(page, 'Карьера').click();
    await expect(page.getByRole('alert')).toContainText('Страница не загрузилась');
    await expect(page).toHaveURL('/contact');
    expect(await isMarked(page)).toBe(true);
  },
);

fresh(
  'other hosts are asked only when the visitor asks, and may be blocked',
  async ({ page, context, allow }) => {
    allow(/ERR_BLOCKED_BY_CLIENT|ERR_FAILED/);
    const foreign: string[] = [];
    await context.route(
      (url) => url.hostname !== 'localhost',
      (route) => {
        foreign.push(new URL(route.request().url()).hostname);
        return route.abort('blockedbyclient');
      },
    );
    await open(page, '/about');
    await page.getByRole('main').locator('a[href*="youtube.com/watch"]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect([...new Set(foreign.splice(0))]).toEqual(['www.youtube-nocookie.com']);

    await footerLink(page, 'Контакты').click();
    await expect(page).toHaveURL('/contact');
    expect(foreign).toEqual([]);
    await page.getByRole('button', { name: /карт/i }).first().click();
    await expect(page.locator('main iframe')).toHaveCount(1);
    await expect(page.getByRole('main').locator('a[href*="openstreetmap.org"]').first()).toBeVisible();
    expect([...new Set(foreign)]).toEqual(['www.openstreetmap.org']);
    expect(await context.cookies()).toEqual([]);
  },
);

fresh(
  'a host for measurements that is blocked costs nothing but the measurement',
  async ({ page, allow }) => {
    // Settings name none: here they do, and the page's policy knows it as little as an extension of the browser does.
    allow(/Content Security Policy|ERR_BLOCKED|ERR_FAILED|stats\.example/);
    await page.route('**/core-*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(?=loginUrl:)/,
        'analytics:{endpoint:`https://stats.example/collect`},',
      );
      return route.fulfill({ response, body });
    });
    const reporter = page.waitForResponse('**/web-vitals*.js');
    await open(page, '/contact');
    await reporter;
    await mark(page);
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    // The page is left once the reporter listens.
    const leave = async () => {
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      return refused.join('\n');
    };
    await expect.poll(leave).toContain('stats.example');
    await footerLink(page, 'О нас').click();
    await expect(page).toHaveURL('/about');
    expect(await isMarked(page)).toBe(true);
  },
);

fresh('denied storage costs memory, not the site', async ({ page, allow }) => {
  allow(/Failed to save scroll positions/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await open(page, '/contact');
  await mark(page);
  await page.getByRole('banner').getByRole('button', { name: 'Тёмная тема' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await footerLink(page, 'О нас').click();
  await expect(page).toHaveURL('/about');
  expect(await isMarked(page)).toBe(true);
});

test('controls whose script cannot be had load the page anew, once, then say so and go on when it comes', async ({
  page,
  allow,
}) => {
  allow(withheld);
  await page.route(/AudienceTabs-/, (route) => route.abort());
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await open(page, '/');
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect.poll(() => loads).toBe(2);
  await hydrated(page);
  await tab.click();
  const notice = page.getByRole('alert').filter({ hasText: 'Эта часть страницы не' });
  await expect(notice).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute(/AudienceTabs-/);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await notice.getByRole('button', { name: 'Обновить страницу' }).click();
  await expect.poll(() => loads).toBe(3);
});

test('what was typed is not lost to a page load', async ({ page, allow }) => {
  allow(withheld);
  await page.route(/AudienceTabs-/, (route) => route.abort());
  await open(page, '/');
  await mark(page);
  const email = page.getByRole('contentinfo').getByRole('textbox');
  await email.fill('anna@example.uz');
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Эта часть страницы не' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await expect(email).toHaveValue('anna@example.uz');
});

fresh(
  'an entry script that never answers gives kept presses back after two minutes',
  async ({ page, context }) => {
    await context.route('**youtube**', (route) => route.fulfill({ body: 'video' }));
    await page.clock.install();
    const asked = page.waitForRequest(/entry-client-/);
    await page.route(/entry-client-/, () => {});
    await page.goto('/about');
    await page.locator('a[href*="youtube.com/watch"]').first().click();
    await page.clock.runFor(1_000);
    await asked;
    await page.clock.fastForward(118_000);
    expect(context.pages()).toHaveLength(1);
    const [tab] = await Promise.all([context.waitForEvent('page'), page.clock.fastForward(4_000)]);
    await expect(tab).toHaveURL(/youtube\.com\/watch/);
  },
);

test('a section that throws is a quiet notice; the rest of the page works', async ({ page, allow }) => {
  allow(/./);
  await page.route('**/static/js/Faq-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'const Faq = () => { throw new Error("broken") }; export { Faq };',
    }),
  );
  await open(page, '/');
  await page.locator('main details').last().scrollIntoViewIfNeeded();
  const notice = page.getByRole('main').getByRole('note').filter({ hasText: 'не показалась' });
  await expect(notice).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mark(page);
  await footerLink(page, 'О нас').click();
  await expect(page).toHaveURL('/about');
  expect(await isMarked(page)).toBe(true);
});
