import type { Page } from '@playwright/test';
import { settings } from '../settings.ts';
import { expect, footerLink, hydrated, isMarked, mark, open, withheld } from './site.ts';
import { test } from './tab.ts';

/** The map of /contact is a part with a script of its own, on a light page. */
const script = /\/MapFacade-[^/]*\.js$/;
const button = (page: Page) => page.getByRole('button', { name: 'Показать карту' });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Эта часть страницы не' });

test('controls whose script fails to load reload the page once, then explain, and work when it loads', async ({
  page,
  allow,
}) => {
  allow(withheld);
  await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.route(script, (route) => route.abort());
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await open(page, '/contact');
  await button(page).click();
  await expect.poll(() => loads).toBe(2);
  await hydrated(page);
  await button(page).click();
  await expect(notice(page)).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute(script);
  await notice(page).getByRole('button', { name: 'Обновить страницу' }).click();
  await expect.poll(() => loads).toBe(3);
  await button(page).click();
  await expect(page.locator('main iframe')).toHaveCount(1);
});

test('typed text is not lost by a reload; the explanation is gone once the control works', async ({
  page,
  allow,
}) => {
  allow(withheld);
  await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.route(script, (route) => route.abort());
  await open(page, '/contact');
  await mark(page);
  const email = page.getByRole('contentinfo').getByRole('textbox');
  await email.fill('anna@example.uz');
  await button(page).click();
  await expect(notice(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await expect(email).toHaveValue('anna@example.uz');
  await page.unroute(script);
  await button(page).click();
  await expect(page.locator('main iframe')).toHaveCount(1);
  await expect(notice(page)).toBeHidden();
});

test('a section that throws becomes a notice; the rest of the page works', async ({ page, allow }) => {
  allow(/./);
  await page.route(script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'const MapFacade = () => { throw new Error("broken") }; export { MapFacade };',
    }),
  );
  await open(page, '/contact');
  await page.getByRole('region', { name: `Карта: ${settings.office.city}` }).scrollIntoViewIfNeeded();
  const notice = page.getByRole('main').getByRole('note').filter({ hasText: 'не удалось показать' });
  await expect(notice).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mark(page);
  await footerLink(page, 'О нас').click();
  await expect(page).toHaveURL('/about');
  expect(await isMarked(page)).toBe(true);
});

test('a search whose styles fail to load says so on the page where it was opened, and loads on the next', async ({
  page,
  allow,
}) => {
  allow(withheld);
  const styles = /SearchDialog-.*css$/;
  await page.route(styles, (route) => route.abort());
  await open(page, '/contact');
  await page.keyboard.press('Control+k');
  const failure = page.getByRole('banner').getByRole('alert');
  await expect(failure).toContainText('Проверьте интернет и обновите страницу');
  await footerLink(page, 'Карьера').click();
  await expect(page).toHaveURL('/careers');
  await expect(failure).toHaveCount(0);

  await page.unroute(styles);
  await page.keyboard.press('Control+k');
  // Browsers draw a dialog without styles in a thick frame.
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-style', 'none');
});

test('a page whose markup someone has changed on its way is rendered anew, with its lists', async ({
  page,
  allow,
}) => {
  allow(/React error #418/);
  await page.route('**/team', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<main', '<div>Реклама</div><main');
    await route.fulfill({ response, body });
  });
  await open(page, '/team');
  await expect(page.getByText('Реклама')).toHaveCount(0);
  // Six people and the end of the page.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(7);
});
