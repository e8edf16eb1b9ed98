import { violations } from '../axe.ts';
import { expect, open } from './site.ts';
import { test } from './tab.ts';

/**
 * Whatever opens is as accessible as the page: axe after each opening, in one tab, by keyboard where possible. Tabs and
 * answers are in spec/04-states.spec.ts.
 */
test('the video, menus and the errors of a form', async ({ page }) => {
  await open(page, '/about');
  await test.step('the video', async () => {
    const trigger = page.getByRole('main').locator('a[href*="/film/"]').first();
    await trigger.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    // Axe warns in the console about a film whose duration is not known yet.
    const length = () => page.locator('dialog video').evaluate((video: HTMLVideoElement) => video.duration);
    await expect.poll(length).toBeGreaterThan(0);
    expect(await violations(page, { within: 'dialog' })).toEqual([]);
    // Nothing behind it moves if scroll bars take space.
    await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable');
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
  });

  await test.step('menus: wide and narrow', async () => {
    const entries = page.locator('header nav details > summary');
    await entries.first().press('Enter');
    expect(await violations(page, { within: 'header' })).toEqual([]);
    await page.keyboard.press('Escape');
    for (const summary of await entries.filter({ visible: true }).all()) {
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(summary.locator('..')).toHaveAttribute('open');
      await page.keyboard.press('Tab');
      await expect(summary.locator('..').getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(summary.locator('..')).not.toHaveAttribute('open');
      await expect(summary).toBeFocused();
    }
    await page.setViewportSize({ width: 360, height: 740 });
    const menu = page.locator('details[data-menu="mobile"]');
    await menu.locator('> summary').focus();
    await page.keyboard.press('Enter');
    await entries.first().press('Enter');
    expect(await violations(page, { within: 'header' })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, { within: 'header', rules: ['color-contrast'] })).toEqual([]);
  });

  await test.step('the errors of a form', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/contact');
    const form = page.getByRole('main').locator('form').first();
    await form.getByRole('button', { name: 'Написать письмо' }).press('Enter');
    await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
    expect(await violations(page, { within: 'main form' })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, { within: 'main form', rules: ['color-contrast'] })).toEqual([]);
  });
});
