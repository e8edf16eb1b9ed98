import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { serve } from '../../src/hosts/serve.ts';
import { keepHashed } from '../../src/plugins/prerender/old-builds.ts';
import { builtSite } from './folders.ts';
import {
  expect,
  footerLink,
  holdBack,
  hydrated,
  isMarked,
  mark,
  notFoundMessage,
  open,
  test,
} from './site.ts';
import { test as tab } from './tab.ts';

/** Whether a file of a build is visited here: no compressed files, and only three pages with their data. */
const isVisited = (file: string) =>
  !/\.(?:br|gz|png|avif|webp|webm|mp4)$/.test(file) &&
  (!/\.html$|_page\/.*\.json$/.test(file) || /\/(?:contact|features|careers)\.\w+$/.test(file));
const filesOf = (dir: string) => readdirSync(dir, { recursive: true, encoding: 'utf8' });

/** Copies the built site as the next build would write it: with other names for its scripts. */
function nextBuild(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const { build, module } = JSON.parse(readFileSync(join(to, '_page/features.json'), 'utf8'));
  const renamed = [build, module.slice(1)].map(
    (file: string) => [file, file.replace(/\.js$/, 'n.js')] as const,
  );
  for (const [old, fresh] of renamed) renameSync(join(to, old), join(to, fresh));
  const dialog = filesOf(to).find((file) => /SearchDialog-[^/]*\.js$/.test(file)) ?? '';
  rmSync(join(to, dialog));
  for (const file of filesOf(to).filter((one) => /\.(?:html|json)$/.test(one))) {
    const text = readFileSync(join(to, file), 'utf8');
    writeFileSync(
      join(to, file),
      renamed.reduce((changed, [old, fresh]) => changed.replaceAll(old, fresh), text),
    );
  }
}

/** Answers with a page's data as another build would have written them. */
const ofNextBuild = async (route: Route) => {
  const response = await route.fetch();
  const data: unknown = await response.json();
  await route.fulfill({ response, json: Object.assign({}, data, { build: 'the next build' }) });
};
const menuLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first();

tab('going back to the page that was left for a new build shows it complete', async ({ page }) => {
  await open(page, '/about');
  await mark(page);
  await page.route('**/_page/pricing.json', ofNextBuild);
  // The page that is being left stays open and gets the event that browsers send to a page they have kept.
  await page.route('**/pricing', () => {});
  await page.evaluate(() =>
    navigation.addEventListener('navigate', ({ destination, navigationType }) => {
      if (destination.sameDocument || navigationType === 'reload') return;
      setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    }),
  );
  await menuLink(page, 'Тарифы').click({ noWaitAfter: true });
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(page).toHaveURL('/about');
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
});

tab('a cancelled page of a new build is not opened when its data arrive', async ({ page }) => {
  await open(page, '/about');
  await mark(page);
  const come = await holdBack(page, '**/_page/pricing.json', ofNextBuild);
  const fetched = page.waitForResponse('**/_page/pricing.json');
  // Resting on the link prefetches its data.
  const asked = page.waitForRequest('**/_page/pricing.json');
  await menuLink(page, 'Тарифы').hover();
  await asked;
  await menuLink(page, 'Тарифы').click();
  await footerLink(page, 'Карьера').click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('status').filter({ hasText: 'Открыта страница' })).toHaveCount(1);
  come();
  await fetched;
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done))));
  await expect(page).toHaveURL('/careers');
  expect(await isMarked(page)).toBe(true);
});

// The copy's inline script names another file than its policy was made for, which is not tested here.
test.use({ bypassCSP: true });

test('a tab survives a new build: right page, one load, text kept, old scripts present', async ({
  page,
  allow,
}) => {
  allow(notFoundMessage);
  const folder = mkdtempSync(join(tmpdir(), 'redeploy-'));
  const [live, next, old] = ['live', 'next', 'old'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  cpSync(builtSite, live, { recursive: true, filter: isVisited });
  const { url, close } = await serve(live);
  try {
    await page.goto(`${url}contact`);
    await hydrated(page);
    await mark(page);
    const message = page.getByRole('main').locator('textarea[name="message"]').first();
    await message.fill('Хочу подключить центр');
    let loads = 0;
    page.on('request', (request) => void (request.isNavigationRequest() && loads++));

    nextBuild(live, next);
    keepHashed(live, next);
    renameSync(live, old);
    renameSync(next, live);

    // What the tab has not loaded yet is still available under its old name.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Поиск по сайту' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(message).toHaveValue('Хочу подключить центр');

    await footerLink(page, 'Родителям').click();
    await expect(page).toHaveURL(`${url}features#parent`);
    await hydrated(page);
    await expect(page.locator('#parent')).toBeInViewport();
    expect(loads).toBe(1);
    expect(await isMarked(page)).toBe(false);
    await mark(page);
    await footerLink(page, 'Карьера').click();
    await expect(page).toHaveURL(`${url}careers`);
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(`${url}contact`);
    await hydrated(page);
    await expect(message).toHaveValue('Хочу подключить центр');
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
});
