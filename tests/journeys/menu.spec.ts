import type { Page } from '@playwright/test';
import { test as alone, expect, open } from './site.ts';
import { test } from './tab.ts';

const menu = (page: Page) => page.locator('details[data-menu="mobile"]');
const toggle = (page: Page) => page.locator('details[data-menu="mobile"] > summary');

/** What opens and closes it is in spec/02-header; here is what else a visitor does with it. */
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('Escape closes it and gives focus back', async ({ page }) => {
    await open(page, '/about');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(menu(page)).not.toHaveAttribute('open');
    await expect(toggle(page)).toBeFocused();
  });

  test('a press on an empty spot of it leaves it open', async ({ page }) => {
    await open(page, '/about');
    await toggle(page).click();
    await expect(menu(page)).toHaveAttribute('open');
    await page.mouse.click(195, 700);
    await expect(menu(page)).toHaveAttribute('open');
  });

  test('a link of the menu opens its page and closes the menu', async ({ page }) => {
    await open(page, '/about');
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Тарифы' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(menu(page)).not.toHaveAttribute('open');
  });
});

test('in a window as low as 400 % of zoom leaves it, every entry of the menu can be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/about');
  await toggle(page).click();
  const login = menu(page).getByRole('link', { name: 'Войти' });
  await login.scrollIntoViewIfNeeded();
  await expect(login).toBeInViewport({ ratio: 1 });
  const first = menu(page).locator('details[name]').first().locator('> summary');
  await first.scrollIntoViewIfNeeded();
  await expect(first).toBeInViewport({ ratio: 1 });
});

test.describe('on a wide screen', () => {
  const entry = (page: Page, title: string) =>
    page.locator('nav details[data-menu]').filter({ has: page.locator('summary', { hasText: title }) });

  test('the keyboard alone opens the menu, walks its links and closes it', async ({ page }) => {
    await open(page, '/about');
    const features = entry(page, 'Возможности');
    await features.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(features).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(features.getByRole('link', { name: 'Репетиторам' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(features).not.toHaveAttribute('open');
    await expect(features.locator('summary')).toBeFocused();
  });

  // In a tab of its own: what other journeys did with the mouse stays with a tab.
  alone('Escape closes a menu under the mouse and leaves focus where somebody types', async ({ page }) => {
    await open(page, '/contact');
    const field = page.getByRole('main').getByLabel('Имя и фамилия');
    await field.focus();
    const features = entry(page, 'Возможности');
    await features.locator('summary').hover();
    await expect(features).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(features).not.toHaveAttribute('open');
    await expect(field).toBeFocused();
  });

  test('one entry is open at a time; a press elsewhere closes it; a link leads to its page', async ({
    page,
  }) => {
    await open(page, '/contact');
    const [features, about] = [entry(page, 'Возможности'), entry(page, 'О нас')];
    await features.locator('summary').click();
    await expect(features).toHaveAttribute('open');
    await about.locator('summary').click();
    await expect(about).toHaveAttribute('open');
    await expect(features).not.toHaveAttribute('open');
    await page.mouse.click(30, 780);
    await expect(about).not.toHaveAttribute('open');
    await features.locator('summary').click();
    await features.getByRole('link', { name: /Цифровой журнал/ }).click();
    await expect(page).toHaveURL('/feature/digital-journal');
    await expect(features).not.toHaveAttribute('open');
  });
});
