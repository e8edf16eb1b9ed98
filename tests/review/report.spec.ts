import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { serve } from '../../src/hosts/serve.ts';
import { boxesIn } from '../../src/review/pictures/album.ts';
import { violations } from '../axe.ts';
import { test } from '../journeys/tab.ts';

/** One report for all tests of the file: one page with pictures. */
test.describe.configure({ mode: 'serial' });
let folder = '';
let url = '';
let close = async () => {};

/** Replaces the report by that of a later commit. */
const publish = (commit: string) => cpSync(join(folder, commit), join(folder, 'head'), { recursive: true });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
  const command = ['--import', 'tsx', 'tests/review/small-preview.ts', folder];
  await promisify(execFile)(process.execPath, command);
  ({ url, close } = await serve(join(folder, 'head')));
});
test.afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (page: Page) => page.goto(`${url}preview/index.html`);
const shown = (page: Page) => page.locator('.shots').locator('visible=true');

test('the scripts of report and ribbon do not contain the schema', () => {
  const scripts = join(folder, 'head/preview');
  const names = readdirSync(scripts).filter((name) => name.endsWith('.js'));
  expect(names).toEqual(expect.arrayContaining(['report.js', 'ribbon.js']));
  for (const name of names) expect(readFileSync(join(scripts, name), 'utf8')).not.toContain('ZodError');
});

test('opened from a disk, the report says what does not work there', async ({ page, allow }) => {
  // Chromium loads no modules from a disk.
  allow(/report\.js/);
  const notice = page.getByText('Отчёт открыт с диска');
  await open(page);
  await expect(notice).toBeHidden();
  await page.goto(`file://${join(folder, 'head/preview/index.html')}`);
  await expect(notice).toBeVisible();
});

test('each width and each view shows the page before and after', async ({ page }) => {
  await open(page);
  await expect(page.getByText(/^Отличается точек: \d+$/).locator('visible=true')).toHaveCount(1);
  await expect(shown(page).getByRole('img')).toHaveCount(2);
  // A click on the picture moves the divider there.
  const curtain = page.getByRole('slider', { name: 'Граница до и после' });
  const { width = 0 } = (await curtain.boundingBox()) ?? {};
  await curtain.click({ position: { x: width / 4, y: 60 } });
  expect(Math.round(Number(await curtain.inputValue()) / 5)).toBe(5);
  await page.getByRole('button', { name: '390 px' }).click();
  await expect(shown(page).getByRole('img', { name: 'Стало, 390 px' })).toBeVisible();
  await page.getByRole('button', { name: 'Рядом' }).click();
  await expect(shown(page).getByRole('img')).toHaveCount(2);
});

test('tablet width and dark theme show the live pages before and after', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Рядом' }).click();
  await page.getByRole('button', { name: '820 px' }).click();
  const frame = (name: string) => page.frameLocator(`iframe[title="${name}"]`);
  const [before, after] = [frame('Было'), frame('Стало')];
  await expect(before.getByText('Сорок')).toBeVisible();
  await expect(after.getByText('Пятьдесят')).toBeVisible();
  expect(await page.locator('iframe').first().getAttribute('width')).toBe('820');
  await page.getByRole('button', { name: 'Тёмная тема' }).click();
  for (const side of [before, after])
    await expect(side.locator('body')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.getByRole('button', { name: 'Тёмная тема' }).click();
  await page.getByRole('button', { name: '1280 px' }).click();
  await expect(shown(page).getByRole('img')).toHaveCount(2);
});

test('axe finds nothing in the report, in both themes', async ({ page }) => {
  await open(page);
  await expect(page.getByLabel('Просмотрено')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
});

test('on paper nothing is cut: neither the list of pages nor pictures', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 200 });
  await open(page);
  await page.emulateMedia({ media: 'print' });
  const cut = (parts: Element[]) => parts.filter((part) => part.scrollHeight > part.clientHeight + 1).length;
  await expect.poll(() => page.locator('.contents, .shots').evaluateAll(cut)).toBe(0);
});

test('a phone shows the phone’s picture first, and its links are large enough for a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const heights = await page
    .locator('small a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThan(24);
  await expect(shown(page).getByRole('img', { name: 'Стало, 390 px' })).toBeVisible();
  await expect(page.getByRole('button', { name: '390 px' })).toHaveAttribute('aria-pressed', 'true');
});

test('a change is shown with crops of its block, each with a caption; axe results are Russian', async ({
  page,
}) => {
  await open(page);
  await expect(page.locator('li .pair figcaption')).toHaveText(['Было', 'Стало']);
  for (const name of ['Было', 'Стало']) {
    const crop = page.getByRole('img', { name, exact: true });
    await crop.scrollIntoViewIfNeeded();
    await expect
      .poll(() => crop.evaluate((image: HTMLImageElement) => image.naturalHeight))
      .toBeGreaterThan(30);
  }
  const problems = page.getByRole('heading', { name: 'Доступность' }).locator('~ ul li');
  await expect(problems).toHaveText([/^[А-Яё ,.-]+ img$/i]);
  await expect(page.getByText('Нарушений доступности: 1')).toBeVisible();
});

test('changes since the last visit are marked', async ({ page }) => {
  await open(page);
  await expect(page.locator('.changes > li[id]')).toHaveCount(1);
  await expect(page.locator('[data-fresh]')).toHaveCount(0);
  publish('2');
  await open(page);
  await expect(page.locator('[data-fresh]')).toHaveText([/другое/]);
  // Remains until there is another commit.
  await page.reload();
  await expect(page.locator('[data-fresh]')).toHaveText([/другое/]);
  publish('3');
  await open(page);
  await expect(page.locator('.changes > li[id]')).toHaveCount(2);
  await expect(page.locator('[data-fresh]')).toHaveCount(0);
});

test('a change marked in one tab is marked in all', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  const ticks = (tab: Page) => tab.getByLabel('Просмотрено');
  await ticks(page).first().check();
  await expect(ticks(other).first()).toBeChecked();
  await ticks(other).last().check();
  await page.reload();
  await expect(page.getByText('Всё просмотрено.')).toBeVisible();
});

test('a crop is as large as what its block shows, with a margin; a missing or invisible block has none', async ({
  page,
}) => {
  await page.goto('about:blank');
  await page.setContent(
    `<style>b { display: inline-block; inline-size: 50px } div div { position: absolute; inset: 60px auto auto 100px; inline-size: 600px; block-size: 200px } img { display: block }</style>
    <div id="root"><p>Выше.</p><div><img width="300" height="40" alt=""></div><div style="visibility: hidden">Меню.</div><p><i><b>30</b><b>%</b></i> времени</p></div>`,
  );
  const at = (index: number) => ({ path: [index], tag: 'div', text: '' });
  const shown = { left: 92, top: 52, width: 316, height: 56 };
  expect(await page.evaluate(boxesIn, [[at(1)], [at(2)], []])).toEqual([shown, null, null]);
  // Of a split text all parts are in the picture.
  const [both] = await page.evaluate(boxesIn, [[at(0), at(1)]]);
  expect(both).toMatchObject({ left: 0, width: 408 });
  // Of a number also its sign.
  const number = { path: [3, 0, 0], tag: 'b', text: '30' };
  expect(await page.evaluate(boxesIn, [[number]])).toMatchObject([{ width: 116 }]);
});
