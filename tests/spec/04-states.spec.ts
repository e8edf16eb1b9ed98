import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect, homeBlock, open, tab } from './site.ts';

/** States and transitions; the header's and the mobile menu's are in 02-header, the forms' in 05, the video's in 07. */

const opened = (page: Page) =>
  page.locator('main details').evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open));

tab(
  'home page: tabs 1 tutors, 2 students, 3 parents, default 1; accordions open one item at a time, default 1, and close it',
  async ({ page }) => {
    await open(page, '/');
    const first = [true, false, false, false, false];
    expect(await opened(page)).toEqual([...first, ...first]);

    const block = homeBlock(page, 'AudienceTabs');
    const tabs = block.getByRole('tab');
    const panel = block.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    await expect(panel).toContainText('Цифровой журнал');
    await tabs.nth(1).click();
    await expect(panel).toContainText('Кабинет');
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(2)).toBeFocused();
    await expect(panel).toContainText('Контроль оплат');
    expect(await violations(page, { within: 'main [role="tabpanel"]:not([hidden])' })).toEqual([]);
    // The tabs are one stop of the Tab key.
    await page.keyboard.press('Shift+Tab');
    await expect(block.locator('[role="tablist"] :focus')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toHaveCount(1);

    for (const name of ['Process', 'Faq'] as const) {
      const items = homeBlock(page, name).locator('details');
      await items.nth(2).locator('summary').click();
      await expect(items.nth(2)).toHaveAttribute('open');
      await expect(items.nth(0)).not.toHaveAttribute('open');
      expect(await violations(page, { within: 'main details[open]' })).toEqual([]);
      await items.nth(2).locator('summary').click();
      await expect(homeBlock(page, name).locator('details[open]')).toHaveCount(0);
    }
  },
);

tab('portfolio filter: selecting a category shows only matching items', async ({ page }) => {
  await open(page, '/portfolio');
  const shown = page.locator('main li:has(a[href^="/portfolio_details/"])');
  await expect(shown).toHaveCount(10);
  let sum = 0;
  for (const category of ['Technology', 'Helpdesk', 'Analysis', 'Marketing']) {
    await page.getByRole('radio', { name: category }).click();
    await expect(page.getByRole('radio', { name: category })).toBeChecked();
    const other = shown.filter({ hasNot: page.locator('p', { hasText: new RegExp(`^${category}`) }) });
    await expect(other).toHaveCount(0);
    const count = await shown.count();
    expect(count).toBeGreaterThan(0);
    sum += count;
  }
  expect(sum).toBe(10);
  await page.getByRole('radio', { name: 'All', exact: true }).click();
  await expect(shown).toHaveCount(10);
});
