import { settings } from '../settings.ts';
import { expect, notFoundMessage } from './site.ts';
import { test } from './tab.ts';

test.use({ javaScriptEnabled: false });

test('the home page is complete: text, answers, cards, slides and links', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  const features = await main
    .locator('a[href^="/feature/"]')
    .evaluateAll((links) => new Set(links.map((link) => link.getAttribute('href'))).size);
  expect(features).toBeGreaterThanOrEqual(13);
  expect(await main.locator('a[href^="/blog-single/"]').count()).toBeGreaterThanOrEqual(3);
  await expect(main.locator('a[href="/register"]').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(`© ${settings.copyrightYear}`)).toBeVisible();

  const slides = main.locator('[aria-roledescription]').first().locator('li article');
  expect(await slides.count()).toBeGreaterThanOrEqual(13);
  await slides.last().scrollIntoViewIfNeeded();
  await expect(slides.last()).toBeInViewport();

  // The picture is whole and offers no control that does nothing.
  const scene = page.getByRole('group', { name: 'Журнал, в котором можно поставить оценку' });
  await expect(scene.getByText('Новая оценка: 5')).toBeVisible();
  await expect(scene.getByText('Малика Юсупова')).toBeVisible();
  await expect(scene.getByRole('button')).toHaveCount(0);

  // Questions open.
  const question = page.getByRole('main').locator('details:not([open])').first();
  const answer = question.locator(':scope > :not(summary)').first();
  await expect(answer).toBeHidden();
  const opened = page.getByRole('main').locator('details', { has: page.locator('summary') });
  const summary = question.locator('summary');
  const text = (await summary.textContent()) ?? '';
  await summary.click();
  await expect(opened.filter({ hasText: text }).first()).toHaveAttribute('open');
});

test('nothing that needs a script is offered: no theme switch, no hint for playable scenes', async ({
  page,
  allow,
}) => {
  const pages = ['/', '/feature/online-schedule', '/feature/program-constructor', '/feature/live-lessons'];
  for (const url of [...pages, '/feature/erp-system']) {
    await page.goto(url);
    await expect(page.locator('[data-theme-toggle]').filter({ visible: true })).toHaveCount(0);
    const hints = page.locator('main [data-scene] p').filter({ hasText: /Нажмите|Перетащите|Рисуйте/ });
    expect(await hints.count(), url).toBeGreaterThan(0);
    await expect(hints.filter({ visible: true }), url).toHaveCount(0);
  }
  allow(notFoundMessage);
  await page.goto('/nothing');
  await expect(page.getByRole('main').getByText('Куда обычно идут дальше')).toBeVisible();
  await expect(page.getByText('Поверните плитки')).toBeHidden();
});

test('contents are folded on a phone; beside the text they are open, and nothing offers to fold them', async ({
  page,
}) => {
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: 'Содержание' });
  const [title, list] = [contents.locator('summary'), contents.getByRole('link').first()];
  await expect(contents.getByText('Содержание')).toBeVisible();
  await expect(list).toBeVisible();
  await expect(title).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(list).toBeHidden();
  await title.click();
  await expect(list).toBeVisible();
});

test('links and menus work: narrow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const menu = page.locator('details[data-menu="mobile"]');
  await menu.locator('> summary').click();
  await page.locator('header nav').getByRole('link', { name: 'Тарифы' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('main')).toContainText(/50\s000/);
});

test('links and menus work: wide', async ({ page }) => {
  await page.goto('/about');
  const entry = page
    .locator('header nav details')
    .filter({ has: page.locator('summary', { hasText: 'Возможности' }) });
  await entry.locator('summary').click();
  await entry.getByRole('link', { name: /Цифровой журнал/ }).click();
  await expect(page).toHaveURL('/feature/digital-journal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Цифровой журнал');
  await expect(page.getByRole('heading', { name: 'Почему это круто?' })).toBeVisible();
});

test('on a phone a day has a scrolling row for each hour, or only the screens of one person', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/solutions');
  const shelf = page.getByRole('group', { name: 'Что видит каждый' }).first();
  await shelf.focus();
  await expect(shelf).toBeFocused();
  const screens = shelf.locator('[data-audience]');
  await expect(screens.filter({ visible: true })).toHaveCount(4);
  await page.getByRole('radio', { name: /Нилуфар/ }).check();
  await expect(screens.filter({ visible: true })).toHaveCount(1);
  await expect(screens.filter({ visible: true })).toContainText('Урок перенесён');
  await page.getByRole('radio', { name: 'Все четверо' }).check();
  await expect(screens.filter({ visible: true })).toHaveCount(4);
  await page.setViewportSize({ width: 1280, height: 740 });
  await shelf.focus();
  await expect(shelf).not.toBeFocused();
});

test('the video is a link to its film, the map to its service; telephone and mail are there', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.locator('a[href*="/film/"]').first()).toBeVisible();
  await page.goto('/contact');
  const main = page.getByRole('main');
  for (const address of ['https://www.openstreetmap.org/', 'tel:', 'mailto:'])
    await expect(main.locator(`a[href^="${address}"]`).filter({ visible: true }).first()).toBeVisible();
});
