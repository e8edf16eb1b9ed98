import type { Page } from '@playwright/test';
import { expect, open } from './site.ts';
import { test } from './tab.ts';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme ?? null);
const toggle = (page: Page) => page.locator('header [data-theme-toggle]');

test('the theme is the system’s until the visitor switches it, also in the footer, which is remembered, stays over client navigations and can be undone', async ({
  page,
}) => {
  // On a wide screen the link to the top is beside the switch in the footer.
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/about');
  const light = await background(page);
  await expect(toggle(page)).toHaveAccessibleName('Тёмная тема');
  const footer = page.getByRole('contentinfo');
  await footer.locator('[data-theme-toggle]').click();
  await expect(toggle(page)).toHaveAccessibleName('Светлая тема');
  expect(await theme(page)).toBe('dark');
  await expect.poll(() => background(page)).not.toBe(light);
  const dark = await background(page);

  await footer.getByRole('link', { name: 'Политика конфиденциальности' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(toggle(page)).toHaveAccessibleName('Светлая тема');
  await page.reload();
  expect(await theme(page)).toBe('dark');
  expect(await background(page)).toBe(dark);
  await expect(toggle(page)).toHaveAccessibleName('Светлая тема');
  await toggle(page).click();
  await expect.poll(() => background(page)).toBe(light);
  // Back to the system's theme, which then decides.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).toBe(dark);
  await expect(toggle(page)).toHaveAccessibleName('Светлая тема');
  expect(await theme(page)).toBeNull();
});

test('a theme chosen in one tab applies to the others', async ({ page, context }) => {
  await open(page, '/about');
  const other = await context.newPage();
  await other.goto('/privacy');
  await toggle(page).click();
  await expect.poll(() => theme(other)).toBe('dark');
  await expect(toggle(other)).toHaveAccessibleName('Светлая тема');
  await toggle(other).click();
  await expect.poll(() => theme(page)).toBeNull();
  // Changed while the page lay in the back/forward cache.
  await page.evaluate(() => {
    localStorage.setItem('theme', '"dark"');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await theme(page)).toBe('dark');
});
