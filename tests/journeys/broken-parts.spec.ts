import { expect, footerLink, hydrated, isMarked, mark, open, withheld } from './site.ts';
import { test } from './tab.ts';

test('controls whose script cannot be had load the page anew, once, then say so and go on when it comes', async ({
  page,
  allow,
}) => {
  allow(withheld);
  await page.route(/AudienceTabs-/, (route) => route.abort());
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await open(page, '/');
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect.poll(() => loads).toBe(2);
  await hydrated(page);
  await tab.click();
  const notice = page.getByRole('alert').filter({ hasText: 'Эта часть страницы не' });
  await expect(notice).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute(/AudienceTabs-/);
  await notice.getByRole('button', { name: 'Обновить страницу' }).click();
  await expect.poll(() => loads).toBe(3);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('what was typed is not lost to a page load', async ({ page, allow }) => {
  allow(withheld);
  await page.route(/AudienceTabs-/, (route) => route.abort());
  await open(page, '/');
  await mark(page);
  const email = page.getByRole('contentinfo').getByRole('textbox');
  await email.fill('anna@example.uz');
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Эта часть страницы не' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await expect(email).toHaveValue('anna@example.uz');
});

test('a section that throws is a quiet notice; the rest of the page works', async ({ page, allow }) => {
  allow(/./);
  await page.route('**/static/js/AudienceTabs-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'const AudienceTabs = () => { throw new Error("broken") }; export { AudienceTabs };',
    }),
  );
  await open(page, '/');
  await page.getByRole('tablist').scrollIntoViewIfNeeded();
  const notice = page.getByRole('main').getByRole('note').filter({ hasText: 'не удалось показать' });
  await expect(notice).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mark(page);
  await footerLink(page, 'О нас').click();
  await expect(page).toHaveURL('/about');
  expect(await isMarked(page)).toBe(true);
});

test('a search that cannot be had says so on the page where it was asked for, and not on the next', async ({
  page,
  allow,
}) => {
  allow(withheld);
  await page.route(/SearchDialog-/, (route) => route.abort());
  await open(page, '/contact');
  await page.keyboard.press('Control+k');
  const failure = page.getByRole('banner').getByRole('alert');
  await expect(failure).toContainText('Проверьте интернет и обновите страницу');
  await footerLink(page, 'Карьера').click();
  await expect(page).toHaveURL('/careers');
  await expect(failure).toHaveCount(0);
});
