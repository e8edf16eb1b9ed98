import { expect, htmlOf, served, wordsOf } from './site.ts';

/**
 * The error catalogue; a script that fails to load is in journeys/loading.spec.ts, an invalid field of a form in
 * 05-validation.spec.ts.
 */
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

served(
  'unknown slugs: the page of each folder in its words, with status 404 and a way on',
  async ({ request }) => {
    for (const [folder, heading, words, list] of [
      ['/', 'Такой страницы нет', 'Возможно, она переехала или в адресе опечатка.', '/features'],
      ['/blog-single/', 'Статья не найдена', 'Такой статьи в блоге нет.', '/blog'],
      ['/centers/', 'Учебный центр не найден', 'Страницы этого центра у нас нет.', '/centers'],
      ['/portfolio_details/', 'Project not found', 'There is no project at this address.', '/portfolio'],
      ['/team-single/', 'Team member not found', 'There is nobody at this address.', '/team'],
      ['/service-single/', 'Service not found', 'There is no service at this address.', '/service'],
    ] as const) {
      const answer = await request.get(`${process.env.JOURNEY_URL}${folder.slice(1)}no-such-slug`);
      expect([answer.status(), await answer.text()], folder).toEqual([404, htmlOf(`${folder}404`)]);
      expect(wordsOf(`${folder}404`)).toContain(`${heading} ${words}`);
      const [main] = /<main[\s\S]*<\/main>/.exec(htmlOf(`${folder}404`)) ?? [];
      expect(main).toContain(` href="${list}"`);
    }
  },
);
