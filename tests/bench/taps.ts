import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { serve } from '../../src/hosts/serve.ts';
import { launchFlags } from '../../src/review/pictures/chromium.ts';
import { ensureChromium, noBrowser } from '../chromium.ts';
import { readOptions } from './options.ts';
import { counted, table } from './table.ts';

/**
 * `npm run bench:taps`: taps the controls of the built site, on a processor four times slower, right after the first
 * paint and after hydration; then navigates to the next page. Prints the slowest event (what INP counts), the longest
 * task since the tap, and the time from click to paint. Needs `dist`; leave the machine idle.
 */
const values = readOptions({ slowdown: '4' });
const [slowdown = 4] = counted('--slowdown', values.slowdown);

interface Tap {
  name: string;
  url: string;
  /** Selector of what is tapped. */
  target: string;
}

const taps: Tap[] = [
  { name: 'menu', url: '/', target: '[data-menu="mobile"] > summary' },
  { name: 'tab', url: '/', target: 'main [role="tab"]:nth-of-type(2)' },
  { name: 'accordion', url: '/', target: '[itemtype$=FAQPage] summary' },
  // A step of it, because its middle is a card, which is a link.
  {
    name: 'carousel',
    url: '/',
    target: 'main [aria-roledescription] button[aria-label="Следующий слайд"]',
  },
  { name: 'form field', url: '/contact', target: 'main form input[name="name"]' },
  { name: 'menu on a post', url: '/blog-single/fair-quiz', target: '[data-menu="mobile"] > summary' },
];

/** Runs in the page: records the slowest event of the tap and the longest task since, without the hydrating key. */
const watch = `
  window.slowest = { event: 0, task: 0 };
  window.since = Infinity;
  const keep = (kind) => (list) => {
    for (const { duration, name, startTime } of list.getEntries())
      if (startTime + duration > since && !name.startsWith('key'))
        window.slowest[kind] = Math.max(window.slowest[kind], duration);
  };
  new PerformanceObserver(keep('event')).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver(keep('task')).observe({ type: 'longtask', buffered: true });
`;
interface Slowest {
  event: number;
  task: number;
}
const slowest = (page: Page) => page.evaluate<Slowest>('window.slowest');
const quiet = (page: Page) => page.waitForTimeout(1500);
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) done();
        }).observe({ type: 'paint', buffered: true });
      }),
  );
const hydrated = async (page: Page) => {
  // A sign of intent, which starts hydration.
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated="true"]').waitFor();
};

async function tap(page: Page, cdp: CDPSession, { url, target }: Tap, isEarly: boolean): Promise<Slowest> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'commit' });
  await painted(page);
  if (!isEarly) await hydrated(page);
  // At once, without scrolling: content that is about to be seen is not ready yet.
  const control = page.locator(target).first();
  await control.waitFor();
  await page.evaluate('window.since = performance.now()');
  await control.tap({ force: true });
  await hydrated(page);
  await quiet(page);
  return slowest(page);
}

/** Returns the time from a click on a link to a prefetched page to that page's first frame. */
async function nextPage(page: Page, cdp: CDPSession, rate: number): Promise<number> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto('/contact');
  await hydrated(page);
  const link = page.locator('footer a[href="/about"]').first();
  await link.scrollIntoViewIfNeeded();
  // With the pointer: an event without one is taken back by the next frame, and nothing is fetched ahead.
  await link.hover();
  await quiet(page);
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const from = performance.now();
        new MutationObserver((_, observer) => {
          if (location.pathname !== '/about') return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)));
        }).observe(document.querySelector('main') as Element, { childList: true });
        document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click();
      }),
  );
}

const executablePath = await ensureChromium();
if (!executablePath) throw new Error(noBrowser);
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const { url, close } = await serve(resolve(root, process.env.OUT_DIR ?? 'dist'));
const browser = await chromium.launch({ executablePath, args: launchFlags });
const rows: (string | number)[][] = [];
try {
  const open = async (work: (page: Page, cdp: CDPSession) => Promise<void>) => {
    const phone = { baseURL: url, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript(watch);
    await work(page, await context.newCDPSession(page));
    await context.close();
  };
  for (const one of taps)
    for (const isEarly of [true, false])
      await open(async (page, cdp) => {
        const { event, task } = await tap(page, cdp, one, isEarly);
        rows.push([one.name, isEarly ? 'first paint' : 'hydrated', Math.round(event), Math.round(task)]);
      });
  console.log(table(['tap', 'after', 'slowest event, ms', 'longest task, ms'], rows));
  const next: (string | number)[][] = [];
  for (const rate of [1, slowdown])
    await open(async (page, cdp) => {
      next.push([`× ${rate}`, Math.round(await nextPage(page, cdp, rate))]);
    });
  console.log(table(['processor slower', 'next page, click to paint, ms'], next));
} finally {
  await browser.close();
  await close();
}
