import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from './folders.ts';
import { expect, footerLink, isMarked, mark, open, test } from './site.ts';

test('if the host for measurements is blocked, only the measurement is lost', async ({ page, allow }) => {
  // Settings name no such host, so the page's policy blocks it as a browser extension would.
  allow(/Content Security Policy|ERR_BLOCKED|ERR_FAILED|stats\.example/);
  await open(page, '/contact');
  const script = readdirSync(join(builtSite, 'static/js')).find((file) => /^vitals-.*\.js$/.test(file));
  await page.evaluate(async (url) => {
    const { reportVitals } = await import(url);
    reportVitals({ endpoint: 'https://stats.example/collect', share: 100 });
  }, `/static/js/${script}`);
  await mark(page);
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  // Hides the page; repeated until the reporter listens.
  const leave = async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    return refused.join('\n');
  };
  await expect.poll(leave).toContain('stats.example');
  await footerLink(page, 'О нас').click();
  await expect(page).toHaveURL('/about');
  expect(await isMarked(page)).toBe(true);
});

test('without storage the site works, but remembers nothing', async ({ page, allow }) => {
  allow(/Failed to save scroll positions|ERR_FAILED/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await open(page, '/contact');
  await mark(page);
  await page.getByRole('banner').getByRole('button', { name: 'Тёмная тема' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await footerLink(page, 'О нас').click();
  await expect(page).toHaveURL('/about');
  expect(await isMarked(page)).toBe(true);

  // As in a tab left open over a deploy: the next page is opened by a page load, although none is remembered.
  await page.route('**/_page/careers.json', (route) => route.abort());
  await footerLink(page, 'Карьера').click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Работа видна');
});
