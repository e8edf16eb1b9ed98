import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import {
  expect,
  expectOneOfEach,
  goInside,
  hydrated,
  isMarked,
  mark,
  notFoundMessage,
  open,
} from './site.ts';
import { test } from './tab.ts';

/**
 * What unknown addresses show and where their links lead: of each language's types one, the whole site's, and one that is
 * no address. Those of all types are read in spec/08-errors.
 */
const cases = [
  {
    url: '/feature/nothing',
    heading: 'Функция не найдена',
    text: 'К сожалению, мы не смогли найти описание для этой функции.',
    list: '/features',
  },
  { url: '/team-single/nobody', heading: 'Team member not found', text: 'There is nobody', list: '/team' },
  { url: '/nothing', heading: 'Такой страницы нет', text: 'в адресе опечатка', list: '/features' },
  { url: '/%E0%A4%A', heading: 'Такой страницы нет', text: 'в адресе опечатка', list: '/features' },
];
const words = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

/** Reads what the page shows, with or without JavaScript, in one call. */
async function expectNotFound(page: Page, { heading, text, list }: (typeof cases)[number]) {
  const said = await page.evaluate(
    (href) => ({
      headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
      main: document.querySelector('main')?.textContent,
      robots: document.querySelector('meta[name="robots"]')?.getAttribute('content'),
      canonicals: document.querySelectorAll('link[rel="canonical"]').length,
      leads: document.querySelector(`main a[href="${href}"]`)?.checkVisibility(),
    }),
    list,
  );
  expect(said, heading).toEqual({
    headings: [expect.stringMatching(words(heading))],
    main: expect.stringMatching(words(text)),
    robots: 'noindex',
    canonicals: 0,
    leads: true,
  });
}

test('an unknown address says what was not found and where to look, and is accessible', async ({
  page,
  request,
  allow,
}) => {
  allow(notFoundMessage);
  // React Router reports an address that is not UTF-8.
  allow(/could not be decoded because it is a malformed URL/);
  for (const unknown of cases)
    await test.step(unknown.url, async () => {
      const response = await page.goto(unknown.url);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expectNotFound(page, unknown);
    });
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { within: 'main', rules: ['color-contrast'] })).toEqual([]);
  await page.getByRole('main').locator('a[href="/features"]').first().click();
  await expect(page).toHaveURL('/features');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words('Такой страницы нет'));

  // All addresses that match nothing get the same page, including missing files.
  for (const address of ['/%D0%BD%D0%B5%D1%82', '/404', '/static/js/nothing-12345678.js', '/../package.json'])
    expect([address, (await request.get(address)).status()]).toEqual([address, 404]);
});

test('the same after a client navigation', async ({ page, allow }) => {
  allow(notFoundMessage);
  await open(page, '/about');
  await mark(page);
  for (const unknown of cases.slice(0, 3)) {
    const { url, heading } = unknown;
    await goInside(page, url);
    await expect(page.getByRole('heading', { level: 1 }), url).toHaveText(words(heading));
    await expectNotFound(page, unknown);
    await expectOneOfEach(page);
  }
  expect(await isMarked(page)).toBe(true);
});

test('the puzzle of the not-found page can be solved by mouse and by keys', async ({ page, allow }) => {
  allow(notFoundMessage);
  await page.goto('/nothing-here');
  const board = page.getByRole('group', { name: /Узор/ });
  await board.scrollIntoViewIfNeeded();
  // The first press loads the script and is carried out once it has loaded.
  await board
    .getByRole('button', { name: /повёрнута/ })
    .first()
    .click();
  const wrong = board.getByRole('button', { name: /повёрнута/ });
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/На.месте: 2 из.9/);
  await wrong.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(board.getByRole('button', { name: /Плитка 5/ })).toBeFocused();
  await page.keyboard.press('Enter');
  for (let press = 0; press < 20 && (await wrong.count()) > 0; press++) await wrong.first().click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Узор сошёлся!');
});
