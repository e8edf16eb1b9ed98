import { expect } from './site.ts';
import { test } from './tab.ts';

/** What the page's second stylesheet styles: everything below the first screen (src/app/boot/reveal.ts). */
const sheet = '**/static/rest-*.css';

test('what is further down waits for its sheet, unless somebody asks for it', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(sheet, async (route) => {
    await held;
    await route.continue();
  });
  const footer = page.getByRole('contentinfo');
  await page.goto('/features', { waitUntil: 'commit' });
  await expect(page.locator('[data-below]').last()).toBeAttached();
  await expect(footer).toBeHidden();
  // A link into the page shows its place, styled or not.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#sheet-is-late' });
    document.body.append(link);
    link.click();
  });
  await expect(footer).toBeVisible();
  answer();
  await expect(page.locator('[data-below]')).toHaveCount(0);
});

test('a sheet that cannot be had holds nothing back', async ({ page, allow }) => {
  allow(/Failed to load resource/);
  await page.route(sheet, (route) => route.fulfill({ status: 404, body: 'Нет такого файла' }));
  await page.goto('/features');
  await expect(page.locator('[data-below]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('an address with an anchor opens at its place', async ({ page }) => {
  await page.goto('/features#digital-journal', { waitUntil: 'commit' });
  await expect(page.locator('#digital-journal')).toBeInViewport();
});

test('what is held back comes by itself', async ({ page }) => {
  await page.goto('/features');
  await expect(page.locator('[data-below], [data-held]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
