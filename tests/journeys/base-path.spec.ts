import { settings } from '../settings.ts';
import { prefix } from './serve.ts';
import { shared } from './shared.ts';
import { expect, goInside, hydrated, isMarked, mark, notFoundMessage, test } from './site.ts';

test.use({ baseURL: async ({ browserName: _ }, use) => use(process.env.JOURNEY_BASE_URL) });

test('a visitor under a base path never leaves it', async ({ page, allow }) => {
  allow(notFoundMessage);
  const outside: string[] = [];
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !pathname.startsWith(prefix)) outside.push(request.url());
  });
  const canonical = page.locator('link[rel="canonical"]');
  await page.goto('contact');
  await hydrated(page);
  await expect(canonical).toHaveAttribute('href', `${settings.url}${prefix}contact`);
  await mark(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'О нас', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${prefix}about$`));
  await expect(canonical).toHaveAttribute('href', `${settings.url}${prefix}about`);
  // The search stays under the base path too.
  await page.getByRole('banner').getByRole('button', { name: 'Поиск по сайту' }).click();
  await page.getByRole('combobox', { name: 'Поиск по сайту' }).fill('тарифы');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', `${prefix}pricing`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${prefix}pricing$`));
  await page.getByRole('banner').getByRole('link', { name: settings.brand }).first().click();
  await expect(page).toHaveURL(new RegExp(`${prefix}$`));
  await expect(canonical).toHaveAttribute('href', `${settings.url}${prefix}`);
  expect(await isMarked(page)).toBe(true);
  await goInside(page, `${prefix}feature/nothing`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Функция не найдена');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Функция не найдена');
  expect(outside).toEqual([]);
});

shared('addresses with extra slashes lead to the canonical one', async ({ request }) => {
  const home = process.env.JOURNEY_BASE_URL ?? '';
  const location = async (path: string) => {
    const response = await request.get(new URL(path, home).href, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await location('about/')).toEqual([301, `${prefix}about`]);
  expect(await location(prefix.slice(0, -1))).toEqual([301, prefix]);
});
