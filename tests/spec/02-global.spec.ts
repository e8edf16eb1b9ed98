import type { Page } from '@playwright/test';
import { expect, isMarked, live, mark, open } from './site.ts';

/** Spec section 2, "Global behaviour". */

const top = (page: Page) => page.evaluate(() => scrollY);
const down = (page: Page) => page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));

live('every internal link click and every route change scrolls to the top', async ({ page }) => {
  await open(page, '/pricing');
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

live('toast notifications', async ({ page }) => {
  const toast = page.locator('.Toastify__toast');
  const bar = page.locator('.Toastify__progress-bar--animated');
  const running = () => bar.evaluate((element) => getComputedStyle(element).animationPlayState);
  async function raise() {
    await page.getByRole('contentinfo').locator('form').getByRole('button').click();
    await expect(toast).toBeVisible();
  }
  await open(page, '/privacy');
  await raise();

  await live.step('top-right, light theme, auto-close after 5000 ms', async () => {
    await expect(page.locator('.Toastify__toast-container--top-right')).toBeVisible();
    await expect(toast).toHaveClass(/Toastify__toast-theme--light/);
    await expect(bar).toHaveCSS('animation-duration', '5s');
  });

  await live.step('pauses on hover', async () => {
    await toast.hover();
    await expect.poll(running).toBe('paused');
    await page.mouse.move(5, 400);
    await expect.poll(running).toBe('running');
  });

  await live.step('pauses when the window loses focus', async () => {
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await expect.poll(running).toBe('paused');
  });

  await live.step('closes on click', async () => {
    await toast.click();
    await expect(toast).toHaveCount(0);
  });

  await live.step('is draggable: swept aside, it closes', async () => {
    await raise();
    // It moves in; a drag begins where it has come to rest.
    await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const box = await toast.boundingBox();
    if (!box) throw new Error('The toast has no place.');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 60, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, y, { steps: 4 });
    await page.mouse.move(box.x + 60 + box.width, y, { steps: 4 });
    await page.mouse.up();
    await expect(toast).toHaveCount(0);
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
