import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

/** What a new visitor tries on a phone, by touch: the film and the search; forms are in spec/05-validation.spec.ts. */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const film = (page: Page) => page.getByRole('dialog').locator('video');
const opener = (page: Page) => page.getByRole('main').locator('[href^="/film/"]');
async function play(page: Page): Promise<Locator> {
  await opener(page).tap();
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  return film(page);
}

test('the film plays in the page, tells below itself what it shows, and can be sought', async ({ page }) => {
  await open(page, '/about');
  const video = await play(page);
  expect(await video.evaluate(({ duration }: HTMLVideoElement) => duration)).toBeGreaterThan(20);
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 18;
  });
  // A host that sends no parts of a file has the film begin anew.
  await expect
    .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThanOrEqual(18);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  const caption = page.getByRole('dialog').getByText(/На телефоне родителя — уведомления/);
  await expect(caption).toBeInViewport({ ratio: 1 });
});

test('the film closes by its button, by Escape and by a touch beside it; the page stays', async ({
  page,
}) => {
  await open(page, '/about');
  const ways = {
    button: () => page.getByRole('dialog').getByRole('button', { name: 'Закрыть видео' }).tap(),
    Escape: () => page.keyboard.press('Escape'),
    beside: () => page.touchscreen.tap(20, 60),
  };
  for (const [way, close] of Object.entries(ways)) {
    await play(page);
    await close();
    await expect(page.getByRole('dialog'), way).toHaveCount(0);
    await expect(opener(page), way).toBeFocused();
  }
  await expect(page).toHaveURL('/about');
});

test('what is searched in the blog stands right under its field', async ({ page }) => {
  await open(page, '/blog');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.tap();
  await field.fill('рдители');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Найдено статей');
  const found = page.getByRole('main').getByRole('link', { name: /смотреть в оценках/ });
  const below = (await field.boundingBox())?.y ?? 0;
  expect(((await found.boundingBox())?.y ?? Infinity) - below).toBeLessThan(260);
  await field.fill('ъъъ');
  await page.getByRole('main').getByRole('button', { name: 'Показать все статьи' }).tap();
  await expect(page.getByRole('navigation', { name: 'Рубрики' })).toBeVisible();
});

test('the search opens beside the menu, forgives the keyboard, leads to a page and back', async ({
  page,
}) => {
  await open(page, '/about');
  await page.getByRole('banner').getByRole('button', { name: /оиск/ }).first().tap();
  const field = page.getByRole('dialog').getByRole('combobox');
  for (const query of ['распесание', 'hfcgbcfybt', 'raspisanie']) {
    await field.fill(query);
    await expect(page.getByRole('option').first(), query).toContainText('Онлайн-расписание');
  }
  await field.fill('юъъю');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Написать в поддержку' })).toBeVisible();
  await field.fill('сколько стоит');
  await page.getByRole('option').first().tap();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
