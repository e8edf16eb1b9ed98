import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { siteHandler } from '../../src/hosts/serve.ts';
import { settings } from '../settings.ts';
import { builtSite } from './folders.ts';
import {
  bodyScript,
  expect,
  footerLink,
  test as fresh,
  holdBack,
  hydrated,
  isMarked,
  mark,
  open,
  withheld,
} from './site.ts';
import { test } from './tab.ts';

const retry = (page: Page) => page.getByRole('alert').getByText('Попробовать ещё раз');

test('a missing chunk: the page is readable, nothing loops, then a page explains and retries', async ({
  page,
  allow,
}) => {
  allow(withheld);
  await open(page, '/contact');
  const script = await bodyScript(page, '/about');
  let loads = 0;
  // Counts documents, since a prefetched one makes no further request.
  page.on('domcontentloaded', () => loads++);
  await page.route(`**${script}`, (route) => route.abort());
  await footerLink(page, 'О нас').click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => loads).toBe(1);

  // The served page works with plain links.
  await footerLink(page, 'Контакты').click();
  await expect(page).toHaveURL('/contact');
  await hydrated(page);
  expect(loads).toBe(2);
  await footerLink(page, 'О нас').click();
  await expect(page.getByRole('alert')).toContainText('Страница не загрузилась');
  await expect(page.getByRole('main')).toBeFocused();
  expect(loads).toBe(2);

  await page.unroute(`**${script}`);
  await retry(page).click();
  await expect(page).toHaveURL('/about');
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a host that answers scripts with pages does not break the served page', async ({ page, allow }) => {
  allow(/.*/);
  await page.route('**/static/js/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>?</h1>' }),
  );
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  const refused = page.waitForRequest('**/static/js/**');
  await page.goto('/about');
  await page.mouse.move(5, 5);
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await footerLink(page, 'Контакты').click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('load');
  // One per page; neither loaded twice.
  expect(loads).toBe(2);
});

test('a page that cannot be hydrated keeps its video as a link', async ({ page, context, allow }) => {
  allow(withheld);
  const script = await bodyScript(page, '/about');
  await page.route(`**${script}`, (route) => route.abort());
  await page.goto('/about');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('a[href*="/film/"]').first().click(),
  ]);
  await expect(tab).toHaveURL(new RegExp(`/film/${settings.video.id}\\.mp4$`));
});

/** Returns the names of the fonts that render a page's heading. */
async function fontsOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

fresh('a typeface that loads late changes no line of the page; the next page has it', async ({ page }) => {
  const come = await holdBack(page, '**/*.woff2');
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const standIn = await fontsOf(page);
  expect(standIn).not.toContain('Onest');
  come();
  await page.evaluate(() => document.fonts.load('650 1em "Onest Variable"', 'Слово'));
  expect(await fontsOf(page)).toEqual(standIn);
  await hydrated(page);
  await mark(page);
  await footerLink(page, 'Контакты').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ответит человек');
  expect(await isMarked(page)).toBe(true);
  expect(await fontsOf(page)).toEqual(['Onest']);
  // Uzbek in both scripts.
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Ўзбекистон, Oʻzbekiston';
  });
  expect(await fontsOf(page)).toEqual(['Onest']);
});

test('a link is prefetched on hover; a slow search and a slow page show progress', async ({ page }) => {
  await open(page, '/contact');
  const ahead = page.waitForRequest('**/_page/careers.json');
  await footerLink(page, 'Карьера').hover();
  await ahead;

  const found = await holdBack(page, '**/static/js/SearchDialog*.js');
  const button = page.getByRole('banner').getByRole('button', { name: 'Поиск' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  // The line is at the window's upper edge.
  const busy = page.locator('.on-its-way');
  expect(await busy.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  found();
  await expect(page.getByRole('combobox', { name: 'Поиск по сайту' })).toBeFocused();
  await expect(busy).toHaveCount(0);
  await page.keyboard.press('Escape');

  const line = () => page.evaluate(() => getComputedStyle(document.documentElement, '::before').content);
  expect(await line()).toBe('none');
  const come = await holdBack(page, '**/_page/about.json');
  await footerLink(page, 'О нас').click();
  await expect.poll(line).toBe('""');
  come();
  await expect(page).toHaveURL('/about');
  await expect.poll(line).toBe('none');
});

fresh('with Save-Data links open documents, and no page’s data is loaded', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, '/contact');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await footerLink(page, 'Карьера').hover();
  await mark(page);
  await footerLink(page, 'О нас').click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => isMarked(page)).toBe(false);
  expect(asked.filter((path) => path.startsWith('/_page/'))).toEqual([]);
});

/**
 * Serves the site from a host whose home page arrives in two pieces.
 * @param second sends the second
 */
async function halting(second: (response: ServerResponse, text: string) => void) {
  const rest = siteHandler(builtSite, '/');
  const server = createServer((request, response) => {
    if (request.url !== '/') return rest(request, response);
    const html = readFileSync(join(builtSite, 'index.html'), 'utf8');
    const half = html.indexOf('<footer');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(html.slice(0, half), () => second(response, html.slice(half)));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

const secondTab = (page: Page) => page.getByRole('tab').nth(1);

test('a page touched while its HTML is loading answers once it has loaded', async ({ page }) => {
  let finish = () => {};
  const { url, close } = await halting((response, text) => {
    finish = () => response.end(text);
  });
  const entry = page.waitForResponse('**/entry-client-*.js');
  await page.goto(url, { waitUntil: 'commit' });
  await secondTab(page).click();
  // The app has loaded before the page has.
  await page.evaluate((script) => import(script).then(() => {}), (await entry).url());
  finish();
  await expect(secondTab(page)).toHaveAttribute('aria-selected', 'true');
  close();
});

test('a truncated page is reloaded when it is touched', async ({ page }) => {
  let isBroken = true;
  const { url, close } = await halting((response, text) => {
    response.end(isBroken ? '' : text);
    isBroken = false;
  });
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await secondTab(page).click();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await secondTab(page).click();
  await expect(secondTab(page)).toHaveAttribute('aria-selected', 'true');
  close();
});
