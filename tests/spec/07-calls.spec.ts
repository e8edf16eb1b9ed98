import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { scriptTimeout } from '../../src/site/script-timeout.ts';
import { builtSite } from '../journeys/folders.ts';
import { settings } from '../settings.ts';
import { carouselIn, isMoving } from './carousel.ts';
import { builtPages, expect, homeBlock, htmlOf, open, pages, sample, served, tab, wordsOf } from './site.ts';

/** The requests that the site makes. */

/** Records every request of a page from now on. */
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

tab(
  'the site makes no requests to a backend, not even at the end of its longest page, which can be left while its logos move',
  async ({ page }) => {
    const made = calls(page);
    // With reduced motion the last carousel, a strip that moves, needs no script.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // The script of the page's last carousel has loaded.
    await expect(
      page.locator('[aria-roledescription="карусель"]').last().locator('.swiper-initialized'),
    ).toBeAttached();
    expect(foreign(made).map(String)).toEqual([]);
    const own = builtPages();
    // A page may be prefetched before its link is followed.
    const others = made.filter(({ pathname }) => !own.includes(pathname));
    const folders = new Set(others.map(({ pathname }) => pathname.split('/')[1]));
    expect(
      [...folders].filter(
        (folder) => !['', 'static', '_page', 'people', 'favicon.svg'].includes(folder ?? ''),
      ),
    ).toEqual([]);

    const strip = await carouselIn(homeBlock(page, 'ClientLogos'));
    await expect.poll(() => isMoving(strip)).toBe(true);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Тарифы', exact: true })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Одна цена');
  },
);

tab(
  'the film plays inside a modal, and is asked for only there; it closes on its close action, by key and by pointer',
  async ({ page }) => {
    const made = calls(page);
    await open(page, '/about');
    await page.getByRole('main').getByText('Как это работает').scrollIntoViewIfNeeded();
    const films = () => made.filter(({ pathname }) => /^\/film\/.+\.(?:webm|mp4|vtt)$/.test(pathname));
    expect(films()).toEqual([]);
    // A link until a visitor gets near.
    const play = page.getByRole('main').getByRole('button', { name: 'Как это работает' });
    const dialog = page.getByRole('dialog');
    const film = dialog.locator('video');
    for (const act of [() => play.press('Enter'), () => play.press(' ')]) {
      await act();
      await expect(film).toHaveAttribute('autoplay', '');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(play).toBeFocused();
    }
    await play.click();
    await expect(film).toBeVisible();
    // It plays; the same modal shows an embed of a video service if settings name one (VideoBlock.test.tsx).
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    const seconds = await film.evaluate((video: HTMLVideoElement) => video.duration);
    expect(seconds).toBeGreaterThan(20);
    expect(seconds).toBeLessThan(30);
    expect(await film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.language)).toBe('ru');
    await dialog.getByRole('button', { name: 'Закрыть видео' }).click();
    await expect(dialog).toHaveCount(0);
    expect(films().length).toBeGreaterThan(1);
    expect(foreign(made)).toEqual([]);
  },
);

served('the film: WebM and MP4 of 1.5 MB at most, captions in Russian as long as it runs, a poster', () => {
  const folder = join(builtSite, 'film');
  for (const name of [`${settings.video.id}.webm`, `${settings.video.id}.mp4`]) {
    const { size } = statSync(join(folder, name));
    expect(size, name).toBeGreaterThan(100_000);
    expect(size, name).toBeLessThanOrEqual(1_500_000);
  }
  const captions = readFileSync(join(folder, `${settings.video.id}.vtt`), 'utf8');
  expect(captions).toMatch(/^WEBVTT\n/);
  const lines = captions.split('\n').filter((line) => /[а-яё]/i.test(line));
  expect(lines.length).toBe(captions.match(/-->/g)?.length);
  expect(statSync(join(folder, `${settings.video.id}.jpg`)).size).toBeGreaterThan(10_000);
});

served('pages say what the film really shows: the platform, in Russian', () => {
  const english = pages().template.filter((url) => htmlOf(url).includes('/film/'));
  expect(english.length).toBeGreaterThan(17);
  for (const url of english)
    expect(wordsOf(url), url).toMatch(
      new RegExp(
        `Russian titles.*${settings.brand} learning platform|${settings.brand} learning platform.*Russian titles`,
      ),
    );
});

tab(
  'a maps service frame is embedded on the contact page, when asked for; if its host is blocked, a link stays',
  async ({ page, context, allow }) => {
    allow(/ERR_BLOCKED_BY_CLIENT/);
    await context.route('**openstreetmap**', (route) => route.abort('blockedbyclient'));
    const made = calls(page);
    await open(page, '/contact');
    expect(foreign(made)).toEqual([]);
    await page.getByRole('button', { name: 'Показать карту' }).click();
    await expect(page.locator(`iframe[title="Карта: ${sample.city}"]`)).toBeFocused();
    await expect.poll(() => foreign(made).map(({ host }) => host)).toEqual(['www.openstreetmap.org']);
    await expect(page.getByRole('main').locator('a[href*="openstreetmap.org"]').first()).toBeVisible();
    await expect(page.getByText(/^Карта не.появилась\?/)).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  },
);

served('page script chunks have a time-out of 120000 ms', () => {
  expect(scriptTimeout).toBe(120_000);
  const folder = join(builtSite, 'static/js');
  const core = readdirSync(folder).find((name) => name.startsWith('core-')) ?? '';
  expect(readFileSync(join(folder, core), 'utf8')).toMatch(/12e4|120000/);
});

served(
  'every script that a page asks for later has this time-out, the carousel’s and the metrics’ too',
  () => {
    // `preloadable` has the same time-out, and modules inside `assemble` are waited for together.
    const guard = /(?:withTimeout\(|preloadable\((?:\s*'[^']+',)?\s*\(\) =>\s*)$/;
    const together = ['src/app/client/load-page.ts', 'src/site/labels.ts'];
    const loads = ['src/app', 'src/site', 'src/ui', 'src/scenes', 'src/search', 'mdx-components'].flatMap(
      (room) =>
        readdirSync(room, { recursive: true, encoding: 'utf8' })
          .map((name) => `${room}/${name}`)
          .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\/(?:dev|server|workshop)\//.test(name))
          .filter((name) => !together.includes(name))
          .flatMap((name) => {
            const text = readFileSync(name, 'utf8');
            return [...text.matchAll(/(?<!typeof )\bimport\((.*)/g)]
              .filter(([, what = '']) => !/\/(?:dev|workshop)\//.test(what))
              .map(({ 0: line, index }) => ({
                load: `${name}: ${line}`,
                isGuarded: guard.test(text.slice(0, index)),
              }));
          }),
    );
    expect(loads.length).toBeGreaterThan(12);
    expect(loads.filter(({ isGuarded }) => !isGuarded)).toEqual([]);
  },
);

tab(
  'a web-performance reporter is loaded lazily, after the page, and tells what it measured',
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
    });
    await page.addInitScript(() => {
      addEventListener('web-vitals', ({ detail }) => Object.assign(window, { told: { ...detail } }));
      addEventListener('load', () =>
        Object.assign(window, { early: performance.getEntriesByType('resource') }),
      );
    });
    // A page with interactive parts: its own scripts come first.
    await page.goto('/contact');
    await expect.poll(() => page.evaluate(() => window.webVitals?.FCP)).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => (window as { told?: object }).told)).toHaveProperty('FCP');
    const early = await page.evaluate(() =>
      ((window as { early?: PerformanceEntry[] }).early ?? []).map(({ name }) => name),
    );
    expect(early.filter((name) => name.includes('vitals'))).toEqual([]);
    expect(asked.filter((path) => path.includes('vitals'))).toHaveLength(1);
  },
);

tab('an endpoint gets one beacon of two fields, of the share that is asked', async ({ page }) => {
  await page.addInitScript(() => {
    const beacons: unknown[][] = [];
    Object.assign(window, { beacons });
    navigator.sendBeacon = (...beacon) => beacons.push(beacon) > 0;
  });
  await page.goto('/privacy?from=mail');
  const [reporter] = readdirSync(join(builtSite, 'static/js')).filter((name) => /^vitals-.*\.js$/.test(name));
  await page.evaluate(async (url) => {
    const { reportVitals } = await import(url);
    reportVitals({ endpoint: '/nobody', share: 0 });
    reportVitals({ endpoint: '/collect', share: 100 });
  }, `/static/js/${reporter}`);
  await expect.poll(() => page.evaluate(() => window.webVitals?.FCP)).toBeGreaterThan(0);
  const beacons = await page.evaluate(() => {
    // By then another page is open, without a page load.
    history.pushState(null, '', '/pricing');
    for (const _time of [1, 2]) document.dispatchEvent(new Event('visibilitychange'));
    return (window as unknown as { beacons: [string, string][] }).beacons;
  });
  expect(beacons.map(([endpoint]) => endpoint)).toEqual(['/collect']);
  const [[, body] = ['', '{}']] = beacons;
  const { url, metrics, ...more } = JSON.parse(body);
  expect([url, more]).toEqual(['/privacy', {}]);
  for (const name of Object.keys(metrics)) expect(name).toMatch(/^(?:CLS|FCP|INP|LCP)$/);
});

served('the reporter is a small chunk of its own, in no page’s HTML but by its address', () => {
  const folder = join(builtSite, 'static/js');
  const [reporter = '', ...others] = readdirSync(folder).filter((name) => /^vitals-.*\.js$/.test(name));
  expect(others).toEqual([]);
  const script = readFileSync(join(folder, reporter), 'utf8');
  expect(script).toContain('largest-contentful-paint');
  expect(script).not.toMatch(/from"\.\//);
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(3000);
  expect(htmlOf('/')).not.toMatch(/<(?:script|link)[^>]*vitals/);
});

served('sign-in and registration are plain links to the login application', () => {
  for (const url of pages().russian) {
    expect(htmlOf(url)).toMatch(new RegExp(`<a [^>]*href="${sample.login}"`));
    expect(htmlOf(url)).not.toMatch(/<form[^>]*action="https?:/);
  }
});
