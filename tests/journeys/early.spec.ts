import type { Page } from '@playwright/test';
import { expect, hydrated } from './site.ts';
import { test } from './tab.ts';

/** Holds every script back until the returned function is called. */
async function withhold(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/static/js/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
const waits = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

test('a menu opened before hydration stays as it was left', async ({ page }) => {
  const release = await withhold(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/about', { waitUntil: 'commit' });
  const menu = page.locator('details[data-menu="mobile"]');
  await menu.locator('> summary').click();
  await expect(menu).toHaveAttribute('open');
  const section = menu.locator('details[name]').first();
  await section.locator('> summary').click();
  await waits(page);
  release();
  await hydrated(page);
  await expect(menu).toHaveAttribute('open');
  await expect(section).toHaveAttribute('open');
});

test('before hydration a menu closes by Escape, by a press outside and by focus that leaves it', async ({
  page,
}) => {
  const release = await withhold(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const entry = page.locator('nav details[data-menu]').first();
  const open = async () => {
    await entry.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(entry).toHaveAttribute('open');
  };
  await open();
  await page.keyboard.press('Escape');
  await expect(entry).not.toHaveAttribute('open');
  await expect(entry.locator('summary')).toBeFocused();
  await open();
  await page.mouse.click(30, 780);
  await expect(entry).not.toHaveAttribute('open');
  await open();
  await page.getByRole('link', { name: 'Войти' }).first().focus();
  await expect(entry).not.toHaveAttribute('open');
  await page.setViewportSize({ width: 360, height: 780 });
  const menu = page.locator('details[data-menu="mobile"]');
  await menu.locator('> summary').click();
  await expect(menu).toHaveAttribute('open');
  await page.mouse.click(20, 600);
  await expect(menu).not.toHaveAttribute('open');
  await waits(page);
  release();
});

test('keys pressed on tabs before hydration move them afterwards', async ({ page }) => {
  const release = await withhold(page);
  await page.goto('/', { waitUntil: 'commit' });
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await waits(page);
  release();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.nth(2)).toBeFocused();
});

test('a filter chosen before hydration holds, and shows at once', async ({ page }) => {
  const release = await withhold(page);
  await page.goto('/portfolio', { waitUntil: 'commit' });
  const projects = page.locator('main li:has(a[href^="/portfolio_details/"])').filter({ visible: true });
  const all = await projects.count();
  await page.getByRole('radio', { name: 'Marketing' }).check();
  await waits(page);
  const chosen = await projects.count();
  expect(chosen).toBeLessThan(all);
  expect(chosen).toBeGreaterThan(0);
  release();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${chosen} shown`);
  await expect(projects).toHaveCount(chosen);
});

test('a search typed before hydration is answered afterwards', async ({ page }) => {
  const release = await withhold(page);
  await page.goto('/blog-single/first-online-lesson', { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('ваш урок');
  await waits(page);
  release();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Нашлось в блоге' })).toBeVisible();
  await expect(field).toHaveValue('ваш урок');
});

test('the keys of the search, pressed before hydration, open it afterwards', async ({ page }) => {
  const release = await withhold(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await page.keyboard.press('Control+KeyK');
  await waits(page);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a press on the video before hydration opens it in the page afterwards', async ({ page, context }) => {
  await context.route('**youtube**', (route) => route.fulfill({ body: 'video' }));
  const release = await withhold(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.locator('a[href*="youtube.com/watch"]').first().click();
  release();
  await hydrated(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});
