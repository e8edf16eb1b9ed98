import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { scriptTimeout } from '../../src/site/script-timeout.ts';
import { builtSite } from '../journeys/folders.ts';
import { builtPages, expect, htmlOf, live, open, pages, served } from './site.ts';

/** Spec section 7, "The calls it makes". */

/** Everything a page asks for, from now on. */
function calls(page: Page): URL[] {
  const made: URL[] = [];
  page.on('request', (request) => {
    expect.soft(request.method(), request.url()).toBe('GET');
    made.push(new URL(request.url()));
  });
  return made;
}
const foreign = (made: URL[]) =>
  made.filter(({ origin }) => origin !== new URL(process.env.JOURNEY_URL ?? '').origin);

live('the site makes no requests to a backend, not even at the end of its longest page', async ({ page }) => {
  const made = calls(page);
  await open(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo').locator('.swiper-initialized')).toBeAttached();
  expect(foreign(made).map(String)).toEqual([]);
  const own = builtPages();
  // A page that a link leads to may be fetched before it is opened.
  const others = made.filter(({ pathname }) => !own.includes(pathname));
  const folders = new Set(others.map(({ pathname }) => pathname.split('/')[1]));
  expect(
    [...folders].filter((folder) => !['', 'static', '_page', 'favicon.svg'].includes(folder ?? '')),
  ).toEqual([]);
});

live(
  'a video embed from a video service loads inside the modal, and only there',
  async ({ page, context }) => {
    await context.route('**youtube**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>video</p>' }),
    );
    const made = calls(page);
    await open(page, '/about');
    expect(foreign(made)).toEqual([]);
    await page.getByRole('main').getByText('Как это работает').scrollIntoViewIfNeeded();
    await page.getByRole('main').getByRole('button', { name: 'Как это работает' }).click();
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
    await expect.poll(() => foreign(made).map(({ host }) => host)).toEqual(['www.youtube-nocookie.com']);
  },
);

live('a maps service frame is embedded on the contact page, when asked for', async ({ page, context }) => {
  await context.route('**openstreetmap**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }),
  );
  const made = calls(page);
  await open(page, '/contact');
  expect(foreign(made)).toEqual([]);
  await page.getByRole('button', { name: 'Показать карту' }).click();
  await expect(page.locator('iframe[title="Карта: Ташкент"]')).toBeVisible();
  await expect.poll(() => foreign(made).map(({ host }) => host)).toEqual(['www.openstreetmap.org']);
});

served('page script chunks have a time-out of 120000 ms', () => {
  expect(scriptTimeout).toBe(120_000);
  const folder = join(builtSite, 'static/js');
  const core = readdirSync(folder).find((name) => name.startsWith('core-')) ?? '';
  expect(readFileSync(join(folder, core), 'utf8')).toMatch(/12e4|120000/);
});

served('a web-performance reporter stands by in a chunk of its own, outside of every first load', () => {
  const folder = join(builtSite, 'static/js');
  const reporter = readdirSync(folder).find((name) => name.startsWith('web-vitals')) ?? '';
  expect(readFileSync(join(folder, reporter), 'utf8')).toContain('largest-contentful-paint');
  expect(htmlOf('/')).not.toContain(reporter);
});

served('sign-in and registration are plain links to the login application', () => {
  for (const url of pages().russian) {
    expect(htmlOf(url)).toMatch(/<a [^>]*href="https:\/\/app\.daftar\.example\/login"/);
    expect(htmlOf(url)).not.toMatch(/<form[^>]*action="https?:/);
  }
});
