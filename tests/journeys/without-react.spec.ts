import type { Page } from '@playwright/test';
import { settings } from '../settings.ts';
import { bodyScript, expect, hydrated, open, withheld } from './site.ts';
import { test } from './tab.ts';

/** Blocks the script of the page's body, without which React hydrates nothing. */
async function withhold(page: Page, url: string): Promise<void> {
  await page.route(`**${await bodyScript(page, url)}`, (route) => route.abort());
}
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Эта часть страницы не' });

test('the forms of a page that cannot be hydrated work', async ({ page, allow }) => {
  allow(withheld);
  await withhold(page, '/contact');
  const given = page.waitForEvent('requestfailed');
  await page.goto('/contact');
  await page.mouse.move(5, 5);
  await given;
  const form = page.locator('main form').first();
  const sent = form.evaluate(
    (element) =>
      new Promise<string>((done) => {
        element.addEventListener('submit', (event) => {
          event.preventDefault();
          const { submitter } = event as SubmitEvent;
          done(submitter?.getAttribute('formaction') ?? '');
        });
      }),
  );
  await form.getByLabel('Имя и фамилия').fill('Анна');
  await form.getByLabel('Электронная почта').fill('anna@example.uz');
  await form.getByLabel('Телефон').fill('+998 90 123-45-67');
  await form.getByLabel('Организация').fill('Школа');
  await form.getByLabel('Сообщение').fill('Здравствуйте');
  await form.getByRole('button', { name: 'Написать письмо' }).click();
  expect(await sent).toContain('mailto:');
});

test('controls of a page that cannot be hydrated reload it once, then explain', async ({ page, allow }) => {
  allow(withheld);
  await withhold(page, '/contact');
  await page.goto('/contact');
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  // The connection is lost, though the browser does not know: the page stays.
  await page.route('**/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'Показать карту' }).click();
  await expect(notice(page)).toBeVisible();
  expect(loads).toBe(0);
  await page.unroute('**/contact');
  await page.getByRole('button', { name: 'Показать карту' }).click();
  await expect.poll(() => loads).toBe(1);
  await page.getByRole('button', { name: 'Показать карту' }).click();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Поиск по сайту' }).click();
  await expect(notice(page)).toBeVisible();
  expect(loads).toBe(1);
});

test('a slider whose page cannot be hydrated keeps its value and explains', async ({ page, allow }) => {
  allow(withheld);
  await withhold(page, '/pricing');
  await page.goto('/pricing');
  const slider = page.getByRole('slider').first();
  await slider.press('ArrowRight');
  await expect(notice(page)).toBeVisible();
  await expect(slider).toHaveValue('13');
});

test('a search field whose page cannot be hydrated keeps its text and explains', async ({ page, allow }) => {
  allow(withheld);
  await withhold(page, '/blog');
  await page.goto('/blog');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('журнал');
  await expect(notice(page)).toBeVisible();
  await expect(field).toHaveValue('журнал');
});

test('the shell works also if another page was opened before hydration', async ({ page }) => {
  await open(page, '/privacy');
  await page.getByRole('banner').getByRole('link', { name: 'Тарифы' }).first().click();
  await expect(page).toHaveURL('/pricing');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill('anna@example.uz');
  await footer.getByRole('button', { name: 'Написать письмо' }).click();
  await expect(footer.getByText(`Письмо на ${settings.emails.support} готово.`).first()).toBeVisible();
});

test('a page that throws is explained, and the next one works', async ({ page, allow }) => {
  allow(/broken/);
  await open(page, '/features');
  await page.route('**/static/js/FeatureLayout-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'const FeatureLayout = () => { throw new Error("broken") }; export { FeatureLayout };',
    }),
  );
  await page.getByRole('main').locator('a[href="/feature/digital-journal"]').first().click();
  const failure = page.getByRole('alert').filter({ hasText: 'Страница не загрузилась' });
  await expect(failure).toBeVisible();
  await failure.getByRole('link', { name: 'На главную' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('a malformed anchor is ignored', async ({ page }) => {
  await page.goto('/about#%E0%A4%A');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Тарифы' }).first().click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Возвращаем преподавателю/);
});
