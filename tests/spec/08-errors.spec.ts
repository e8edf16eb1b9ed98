import { expect, served } from './site.ts';

/**
 * The error catalogue; a script that fails to load is in journeys/loading.spec.ts, an invalid field of a form in
 * 05-validation.spec.ts.
 */
// Consecutive checks of one page share its load.
served.describe.configure({ mode: 'default' });

served(
  "unknown feature slug: 404, 'Function not found', its text and a link to /features",
  async ({ at, request }) => {
    const url = '/feature/no-such-feature';
    expect((await request.get(`${process.env.JOURNEY_URL}${url.slice(1)}`)).status()).toBe(404);
    const main = (await at(url)).getByRole('main');
    await expect(main).toContainText('Функция не найдена');
    await expect(main).toContainText('К сожалению, мы не смогли найти описание для этой функции.');
    await expect(main.locator('a[href="/features"]').first()).toBeVisible();
  },
);

for (const [folder, list] of [
  ['/', '/features'],
  ['/blog-single/', '/blog'],
  ['/portfolio_details/', '/portfolio'],
  ['/team-single/', '/team'],
  ['/service-single/', '/service'],
  ['/centers/', '/centers'],
] as const)
  served(`unknown slug below ${folder}: its own page with status 404 and a way on`, async ({ at }) => {
    const url = `${folder}no-such-slug`;
    expect((await fetch(`${process.env.JOURNEY_URL}${url.slice(1)}`)).status).toBe(404);
    const page = await at(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/не\sнайден|not found|страницы нет/i);
    await expect(page.getByRole('main').locator(`a[href="${list}"]`).first()).toBeVisible();
  });
