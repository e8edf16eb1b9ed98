import type { Page } from '@playwright/test';
import { type DevServer, startDevServer } from './dev-server.ts';
import { expect, footerLink, hydrated, isMarked, mark } from './site.ts';
import { test } from './tab.ts';

/* What a writer sees while `npm run dev` runs: one server, whose pages are saved one after another. */
test.describe.configure({ mode: 'serial' });

let dev: DevServer;
test.beforeAll(async () => {
  dev = await startDevServer();
});
test.afterAll(() => dev.stop());
// The copy's packages are links to the project's own, out of which Vite serves no files.
test.beforeEach(({ allow }) => allow(/@fontsource-variable/));

/** Opens a page as a writer has it beside the editor: taken over, and told about saves. */
async function open(page: Page, path: string): Promise<void> {
  const told = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(dev.url + path);
  await hydrated(page);
  await told;
  await mark(page);
}

test('a saved text comes at once, place and typed words stay; a saved field changes lists, menu, head', async ({
  page,
}) => {
  await open(page, '/');
  const tab = page.getByRole('tab', { name: 'Ученикам' });
  await tab.click();
  const email = page.getByRole('contentinfo').getByRole('textbox');
  await email.fill('anna@example.uz');
  await tab.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  dev.save('index.mdx', 'heading="Вся учёба — в одном месте"', 'heading="Вся учёба рядом"');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вся учёба рядом');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(email).toHaveValue('anna@example.uz');
  expect(await page.evaluate(() => scrollY)).toBe(place);

  await footerLink(page, 'Возможности').click();
  await expect(page).toHaveURL(`${dev.url}/features`);
  const name = 'Журнал класса';
  dev.save('feature/digital-journal.mdx', 'title: Цифровой журнал', `title: ${name}`);
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  dev.save('_site/header.mdx', 'title: Тарифы', 'title: Цены');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Цены' }).first()).toBeAttached();
  dev.save('features.mdx', 'title: ', 'title: Все ');
  await expect(page).toHaveTitle(/^Все /);
  expect(await isMarked(page)).toBe(true);
});

test('a broken text or field is told where the page stood; others stand, mending brings it back', async ({
  page,
  context,
}) => {
  await open(page, '/about');
  dev.save('about.mdx', '</SplitScene>', '');
  const problems = page.locator('[data-problems]');
  await expect(problems).toContainText('Тег <SplitScene> не закрыт');
  await expect(problems).toContainText(/pages\/about\.mdx:11:1/);
  const other = await context.newPage();
  await other.goto(`${dev.url}/contact`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.locator('[data-problems]')).toHaveCount(0);
  dev.save('about.mdx', '\n<VideoBlock', '\n</SplitScene>\n\n<VideoBlock');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Возвращаем учителю время');

  await footerLink(page, 'Контакты').click();
  await expect(page).toHaveURL(`${dev.url}/contact`);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  dev.save('contact.mdx', 'description:', 'descripton:');
  await expect(problems).toContainText(/pages\/contact\.mdx:\d+:1/);
  await expect(problems).toContainText('description');
  dev.save('contact.mdx', 'descripton:', 'description:');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { useInnerText: true });
  expect(await isMarked(page)).toBe(true);
});
