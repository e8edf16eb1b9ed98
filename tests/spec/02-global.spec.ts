import type { Page } from '@playwright/test';
import { expect, isMarked, live, mark, open } from './site.ts';

/** Spec section 2, "Global behaviour". */

const top = (page: Page) => page.evaluate(() => scrollY);
const down = (page: Page) => page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));

live('every internal link click and every route change scrolls to the top', async ({ page }) => {
  await open(page, '/features');
  await mark(page);
  await down(page);
  expect(await top(page)).toBeGreaterThan(500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'О нас', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => top(page)).toBe(0);
  await down(page);
  await page.getByRole('main').locator('a[href="/register"]').click();
  await expect(page).toHaveURL('/register');
  await expect.poll(() => top(page)).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

live.describe('toast notifications', () => {
  const toast = (page: Page) => page.locator('.Toastify__toast');
  const bar = (page: Page) => page.locator('.Toastify__progress-bar--animated');
  const running = (page: Page) =>
    bar(page).evaluate((element) => getComputedStyle(element).animationPlayState);
  async function raise(page: Page) {
    await page.getByRole('contentinfo').locator('form').getByRole('button').click();
    await expect(toast(page)).toBeVisible();
  }
  live.beforeEach(async ({ page }) => {
    await open(page, '/privacy');
    // Its place is above the page: the footer's form must not scroll away from under a hovering mouse.
    await raise(page);
  });

  live('top-right, light theme, auto-close after 5000 ms', async ({ page }) => {
    await expect(page.locator('.Toastify__toast-container--top-right')).toBeVisible();
    await expect(toast(page)).toHaveClass(/Toastify__toast-theme--light/);
    await expect(bar(page)).toHaveCSS('animation-duration', '5s');
  });

  live('pauses on hover', async ({ page }) => {
    await toast(page).hover();
    await expect.poll(() => running(page)).toBe('paused');
    await page.mouse.move(5, 400);
    await expect.poll(() => running(page)).toBe('running');
  });

  live('pauses when the window loses focus', async ({ page }) => {
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await expect.poll(() => running(page)).toBe('paused');
  });

  live('closes on click', async ({ page }) => {
    await toast(page).click();
    await expect(toast(page)).toHaveCount(0);
  });

  live('is draggable: swept aside, it closes', async ({ page }) => {
    // It moves in; a drag begins where it has come to rest.
    await toast(page).evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
    const box = await toast(page).boundingBox();
    if (!box) throw new Error('The toast has no place.');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 60, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, y, { steps: 4 });
    await page.mouse.move(box.x + 60 + box.width, y, { steps: 4 });
    await page.mouse.up();
    await expect(toast(page)).toHaveCount(0);
  });
});

live('further script chunks load on demand from a static script path', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await open(page, '/contact');
  const first = scripts.length;
  expect(first).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Тарифы', exact: true }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Одна цена');
  expect(scripts.length).toBeGreaterThan(first);
  for (const script of scripts) expect(script).toMatch(/^GET \/static\/js\/.+\.js$/);
});
