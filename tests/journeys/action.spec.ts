import type { Page } from '@playwright/test';
import { brokenWords, expect, open } from './site.ts';
import { test } from './tab.ts';

/** The call to action at the foot of a phone's window (src/app/boot/action-bar.ts). */

const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

const bar = (page: Page) => page.locator('[data-action-bar]');
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    // Scroll listeners run with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, top);

for (const [url, name, href] of [
  ['/tutors-info', 'Начать преподавать', '/register'],
  ['/blog-single/center-checklist', 'Обсудить условия', '/contact'],
  ['/blog/tag/zhurnal', 'Зарегистрироваться', '/register'],
  ['/privacy', 'Спросить нас', '/contact'],
] as const)
  test(`${url}: its action is in the bar once it has left the window, until the footer`, async ({ page }) => {
    await page.goto(url);
    await expect(bar(page)).toHaveCount(0);
    const first = page.locator('main').getByRole('link', { name }).first();
    const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
    await scrollTo(page, y + height + 20);
    const link = bar(page).getByRole('link', { name });
    await expect(link).toBeInViewport();
    await expect(link).toHaveAttribute('href', href);
    for (const target of await bar(page).locator('a, button').all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar(page)).toHaveCount(0);
  });

test('the bar hides for forms, menus, typing and the notice of a failure; once closed it stays closed', async ({
  page,
}) => {
  await open(page, '/blog-single/fair-quiz');
  await scrollTo(page, 2000);
  await expect(bar(page)).toBeVisible();
  await page.locator('details[data-menu="mobile"] > summary').click();
  await expect(bar(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeVisible();
  const failure = page.locator('[data-notice]');
  await failure.evaluate((notice) => notice.removeAttribute('hidden'));
  await expect(bar(page)).toBeHidden();
  await failure.evaluate((notice) => notice.setAttribute('hidden', ''));
  await page.locator('main form').scrollIntoViewIfNeeded();
  await expect(bar(page)).toHaveCount(0);
  await scrollTo(page, 2000);
  await bar(page).getByRole('button', { name: 'Скрыть' }).press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(
    page.locator('main a[data-variant=primary]').first(),
    'the keyboard goes on there',
  ).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(2000);
  await scrollTo(page, 2500);
  await page.goto('/features');
  await scrollTo(page, 3000);
  await expect(bar(page)).toHaveCount(0);
});

test('a tap that closes the bar is no intent: the page loads no script for it', async ({ page }) => {
  await page.goto('/about');
  await scrollTo(page, 1500);
  await bar(page).getByRole('button', { name: 'Скрыть' }).dispatchEvent('click', { detail: 1 });
  await expect(bar(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.takeover?.page.state)).toBe('served');
});

test('a focused choice does not hide the bar', async ({ page }) => {
  await page.goto('/solutions');
  await page.getByRole('radio', { name: 'Рустам-ака' }).check();
  await scrollTo(page, 2000);
  await expect(bar(page)).toBeVisible();
});

test('the tariffs have their first action in the first window; on the narrowest phone no word of theirs or of the bar is broken', async ({
  page,
}) => {
  await page.goto('/pricing');
  await expect(page.locator('main a[data-variant]').first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await brokenWords(page, 'main table')).toEqual([]);
  await scrollTo(page, 1500);
  const word = bar(page).getByRole('link', { name: 'Зарегистрироваться' }).getByText('Зарегистрироваться');
  const lines = await word.evaluate((label) => {
    const words = document.createRange();
    words.selectNodeContents(label);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
  // A desktop window at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(bar(page)).toHaveCount(0);
  await page.setViewportSize(phone);
});

test('the bar follows a navigation to another page', async ({ page }) => {
  await open(page, '/tutors-info');
  await scrollTo(page, 2500);
  await bar(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(bar(page)).toHaveCount(0);
});

test('the bar has a link to the top beside the action; it hides in landscape and returns in portrait', async ({
  page,
}) => {
  await open(page, '/features');
  await scrollTo(page, 3000);
  await expect(bar(page)).toBeVisible();
  await page.setViewportSize({ width: phone.height, height: phone.width });
  await expect(bar(page)).toHaveCount(0);
  await page.setViewportSize(phone);
  await bar(page).getByRole('button', { name: 'Наверх' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await test.step('on a wider window, whose header has the action, there is no bar', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await scrollTo(page, 3000);
    await expect(page.locator('header')).toHaveAttribute('data-sticky');
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('on a window with a margin the link to the top covers no control and no text', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const arrow = page.getByRole('contentinfo').locator('a[href="#top"]');
    const look = () =>
      arrow.evaluate((own) => {
        const { left, top: above, width, height } = own.getBoundingClientRect();
        const [first, ...below] = document.elementsFromPoint(left + width / 2, above + height / 2);
        if (!first || !own.contains(first)) return null;
        const controls = below.map((each) => each.closest('a, button, summary, input'));
        const words = document.querySelector('main .container')?.getBoundingClientRect();
        return {
          covered: controls.filter((control) => control && control !== own).length,
          isBeside: words !== undefined && left >= words.right,
        };
      });
    let seen = 0;
    for (let top = 2000; top < 9000; top += 700) {
      await scrollTo(page, top);
      // While the page moves, it may pass over a control.
      await expect.poll(async () => (await look())?.covered ?? 0, `${top} px`).toBe(0);
      const found = await look();
      if (!found) continue;
      seen++;
      expect(found, `${top} px`).toEqual({ covered: 0, isBeside: true });
    }
    expect(seen).toBeGreaterThan(2);
  });
});

test('at the end of a page the link to the top has a place of its own', async ({ page }) => {
  await open(page, '/contact');
  for (const width of [180, 360, 640, 768]) {
    await page.setViewportSize({ width, height: 700 });
    await scrollTo(page, 100_000);
    const arrow = page.getByRole('contentinfo').locator('a[href="#top"]');
    await expect(arrow, `${width} px`).toHaveCSS('opacity', '1');
    await expect(page.locator('html'), `${width} px`).not.toHaveAttribute('data-covering');
  }
  // Over a control it is hidden.
  await page.evaluate(() => {
    const { style } = document.body.appendChild(document.createElement('button'));
    Object.assign(style, { position: 'fixed', inset: '0' });
  });
  await scrollTo(page, 1000);
  await scrollTo(page, 100_000);
  await expect(page.getByRole('contentinfo').locator('a[href="#top"]')).toHaveCSS('opacity', '0');
});
