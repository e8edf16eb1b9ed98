import type { Page } from '@playwright/test';
import { expect, hydrated, open } from './site.ts';
import { test } from './tab.ts';

const menu = (page: Page) => page.locator('details[data-menu="mobile"]');
const toggle = (page: Page) => page.locator('details[data-menu="mobile"] > summary');
const section = (page: Page, title: string) =>
  menu(page)
    .locator('details[name]')
    .filter({ has: page.locator('summary', { hasText: title }) });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the toggle opens and closes the menu', async ({ page }) => {
    await open(page, '/about');
    await expect(menu(page)).not.toHaveAttribute('open');
    await toggle(page).click();
    await expect(menu(page)).toHaveAttribute('open');
    await expect(menu(page).getByRole('link', { name: 'Тарифы' })).toBeVisible();
    await toggle(page).click();
    await expect(menu(page)).not.toHaveAttribute('open');
  });

  test('Escape closes it and gives focus back', async ({ page }) => {
    await open(page, '/about');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(menu(page)).not.toHaveAttribute('open');
    await expect(toggle(page)).toBeFocused();
  });

  test('one section is open at a time, and choosing it again closes it', async ({ page }) => {
    await open(page, '/about');
    await toggle(page).click();
    const [features, about] = [section(page, 'Возможности'), section(page, 'О нас')];
    await features.locator('summary').click();
    await expect(features).toHaveAttribute('open');
    await about.locator('summary').click();
    await expect(about).toHaveAttribute('open');
    await expect(features).not.toHaveAttribute('open');
    await about.locator('summary').click();
    await expect(about).not.toHaveAttribute('open');
  });

  test('a link of the menu opens its page and closes the menu', async ({ page }) => {
    await open(page, '/about');
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Тарифы' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(menu(page)).not.toHaveAttribute('open');
  });

  test('the leftover template pages are listed in English', async ({ page }) => {
    await open(page, '/about');
    await toggle(page).click();
    await section(page, 'Template pages').locator('summary').click();
    for (const name of [
      'Software Company',
      'Business Consulting',
      'Portfolio',
      'Porfolio',
      'Team',
      'Services',
    ])
      await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test('pressing the backdrop closes the menu', async ({ page }) => {
    await open(page, '/about');
    await toggle(page).click();
    await expect(menu(page)).toHaveAttribute('open');
    await page.mouse.click(100, 600);
    await expect(menu(page)).not.toHaveAttribute('open');
    await expect(page).toHaveURL('/about');
  });
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

test('the banner invites on every page', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByText('Присоединяйтесь к будущему образования в Узбекистане')).toBeVisible();
  await hydrated(page);
});
