import type { Page } from '@playwright/test';
import { test as alone, expect, open } from './site.ts';
import { test } from './tab.ts';

const menu = (page: Page) => page.locator('details[data-menu="mobile"]');
const toggle = (page: Page) => page.locator('details[data-menu="mobile"] > summary');
const entry = (page: Page, title: string) =>
  page.locator('header nav details').filter({ has: page.locator('summary', { hasText: title }) });

/** Opening and closing is in spec/02-header; this is what else a visitor does with the menu. */
test('the menu by keys, in windows of all sizes and on a phone', async ({ page }) => {
  await open(page, '/about');
  await test.step('the tab order of the header is its visual order, without closed entries', async () => {
    for (const [width, height] of [
      [1280, 800],
      [800, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.getByRole('banner').getByRole('link').first().focus();
      const lefts: number[] = [];
      while (await page.evaluate(() => document.activeElement?.closest('header'))) {
        lefts.push(await page.evaluate(() => document.activeElement?.getBoundingClientRect().left ?? 0));
        await page.keyboard.press('Tab');
      }
      expect(lefts.length, `${width}`).toBeGreaterThan(4);
      expect(lefts, `${width}`).toEqual([...lefts].sort((a, b) => a - b));
    }
  });

  await test.step('Tab right after Escape leads past the panel that has closed', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // However long a panel fades that the mouse has left.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':root { --fast: 60s !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    await page.locator('header nav details > summary').first().press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('header details[open] a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(
      page.locator('header nav').getByRole('link', { name: 'Репетиторам', exact: true }),
    ).toBeFocused();
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  await test.step('a fourth column begins a row, without a line before it', async () => {
    const columns = page.locator('header nav details').first().locator('ul > li:has(ul)');
    await columns.first().evaluate((column) => column.parentElement?.append(column.cloneNode(true)));
    expect(
      await columns.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderInlineStartWidth)),
    ).toEqual(['0px', '1px', '1px', '0px']);
    await columns.last().evaluate((column) => column.remove());
  });

  await test.step('none stays open when the window becomes wide or narrow', async () => {
    const opened = page.locator('header details[open]');
    await page.setViewportSize({ width: 800, height: 800 });
    await toggle(page).click();
    await page.locator('header nav details > summary').first().click();
    await expect(opened).toHaveCount(2);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(opened).toHaveCount(0);
    await page.locator('header nav details > summary').first().click();
    await expect(opened).toHaveCount(1);
    await page.setViewportSize({ width: 800, height: 800 });
    await expect(opened).toHaveCount(0);
    await toggle(page).click();
    await expect(page.locator('header nav').getByRole('link', { name: 'Тарифы' })).toBeVisible();
  });

  await test.step('in a window as low as at 400 % zoom every entry can be reached', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    const login = page.getByRole('banner').getByRole('link', { name: 'Войти' });
    await login.scrollIntoViewIfNeeded();
    await expect(login).toBeInViewport({ ratio: 1 });
    const first = page.locator('header nav details').first().locator('> summary');
    await first.scrollIntoViewIfNeeded();
    await expect(first).toBeInViewport({ ratio: 1 });
  });

  await test.step('on a phone a press on empty space leaves it open; Escape closes it and returns focus, a link opens its page', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('Escape');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toHaveAttribute('open');
    await page.mouse.click(195, 700);
    await expect(menu(page)).toHaveAttribute('open');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const longest = await page.locator('header *').evaluateAll((all) => {
      const times = all.map((one) => getComputedStyle(one));
      const seconds = times
        .map((one) => `${one.animationDuration}, ${one.transitionDuration}`)
        .join()
        .split(',');
      return Math.max(...seconds.map(Number.parseFloat));
    });
    expect(longest, 'motion that visitors wait for').toBeLessThan(0.5);
    expect(longest).toBeGreaterThan(0.1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await toggle(page).focus();
    await page.keyboard.press('Escape');
    await expect(menu(page)).not.toHaveAttribute('open');
    await expect(toggle(page)).toBeFocused();
    // Not fixed yet, and half above the window.
    await page.evaluate(() => scrollTo(0, 75));
    await toggle(page).dispatchEvent('click');
    await expect(toggle(page)).toBeInViewport({ ratio: 1 });
    await page.locator('header nav').getByRole('link', { name: 'Тарифы' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(menu(page)).not.toHaveAttribute('open');
  });

  await test.step('on a wide screen one entry is open at a time; a press elsewhere closes it; a link leads to its page', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
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

// In a separate tab, because a tab keeps what other journeys did with the mouse.
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
