import type { Page } from '@playwright/test';
import { expect, open, served, tab } from './site.ts';

/** Shared header; journeys/header.spec.ts has the threshold of 80 px beyond which it is fixed. */

served('a top banner says: join the future of education in Uzbekistan', async ({ at }) => {
  const banner = (await at('/')).getByRole('complementary', { name: 'Объявление' });
  await expect(banner).toContainText('Присоединяйтесь к будущему образования в Узбекистане');
});

served(
  'a mega menu on wide screens: features by audience, an icon, a title and a line each',
  async ({ at }) => {
    const page = await at('/');
    const menu = page.locator('header nav details').first();
    await expect(page.locator('details[data-menu="mobile"]')).toBeHidden();
    await menu.locator('> summary').click();
    await expect(menu.locator('a[href^="/feature/"]')).toHaveCount(18);
    await expect(menu.getByRole('link', { name: /Цифровой журнал/ })).toContainText('Оценки, посещаемость');
    expect(await menu.locator('a[href^="/feature/"]:has(svg)').count()).toBe(18);
    await menu.locator('> summary').click();
  },
);

tab.describe('the mobile menu', () => {
  tab.use({ viewport: { width: 768, height: 900 } });
  const menu = (page: Page) => page.locator('details[data-menu="mobile"]');

  tab(
    'opens and closes with the toggle and by its backdrop; one submenu is expanded at a time',
    async ({ page }) => {
      await open(page, '/privacy');
      const toggle = menu(page).locator('> summary');
      await toggle.click();
      await expect(menu(page)).toHaveAttribute('open');
      await toggle.click();
      await expect(menu(page)).not.toHaveAttribute('open');
      await toggle.click();
      await page.mouse.click(60, 700);
      await expect(menu(page)).not.toHaveAttribute('open');
      await expect(page).toHaveURL('/privacy');

      await toggle.click();
      const sections = page.locator('header nav details');
      const [first, second] = [sections.nth(0), sections.nth(1)];
      await first.locator('> summary').click();
      await expect(first).toHaveAttribute('open');
      await second.locator('> summary').click();
      await expect(second).toHaveAttribute('open');
      await expect(first).not.toHaveAttribute('open');
      await second.locator('> summary').click();
      await expect(second).not.toHaveAttribute('open');
    },
  );
});

served('the mobile menu also lists leftover template routes, with English labels', async ({ at }) => {
  const page = await at('/');
  const menu = page.locator('header nav');
  const expected = {
    '/home_software_company': 'Software Company',
    '/home_business_consulting': 'Business Consulting',
    '/portfolio': 'Portfolio',
    '/porfolio': 'Porfolio',
    '/team': 'Team',
    '/service': 'Services',
  };
  for (const [url, label] of Object.entries(expected)) {
    await expect(menu.locator(`a[href="${url}"]`)).toHaveText(label);
    await expect(page.locator(`a[href="${url}"]:not(:lang(en))`), 'read as Russian').toHaveCount(0);
  }
});
