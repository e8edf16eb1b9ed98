import type { Browser } from '@playwright/test';
import { showTypeface } from '../../typeface.ts';
import type { Box } from './difference.ts';

/** A desktop and a phone. */
export const widths = [1280, 390] as const;
/** Taller pages are cut: a WebP has at most 16 383 rows. What differs below has pictures of its own, and the report says so. */
export const tallest = 12_000;

/**
 * Everything that moves stands still, so that two pictures of an unchanged page are the same to the pixel: no
 * animation, no caret, nothing lazy. The site's own scripts stay out: its HTML is complete, and only they would count
 * numbers up, turn carousels and look at the clock. Bars for writers are no part of the page.
 */
const stillStyle = `
  *, *::before, *::after {
    animation: none !important; transition: none !important; caret-color: transparent !important;
    scroll-behavior: auto !important;
  }
  ::view-transition, [data-tool] { display: none !important; }
  video, iframe { visibility: hidden !important; }
`;

/** A browser tab in which pages stand still; one serves many pages, so that its caches stay warm. */
export type StillTab = Awaited<ReturnType<typeof openStillTab>>;

/** Opens such a tab; it closes with its browser. */
export async function openStillTab(browser: Browser) {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // Scripts, and every host but our own, which is plain http.
  await session.send('Network.setBlockedURLs', { urls: ['*.js', '*.js?*', '*.mjs', 'https://*'] });
  return {
    page,
    /** Opens an address in a width and waits until nothing can change any more. */
    open: async (url: string, width: number): Promise<void> => {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await page.goto(url, { waitUntil: 'load' });
      await page.addStyleTag({ content: stillStyle });
      await page.evaluate(showTypeface);
      await page.evaluate(settle);
    },
    /** A picture of a part of the page, or of all of it down to `tallest`, PNG. */
    picture: async (part?: Box): Promise<Buffer> => {
      const [width = 1, height = 1] = await page.evaluate(() => [
        document.documentElement.clientWidth,
        document.documentElement.scrollHeight,
      ]);
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'png',
        // Packed less: most of a picture's time went into packing it.
        optimizeForSpeed: true,
        captureBeyondViewport: true,
        clip: part
          ? { x: Math.max(0, part.left), y: part.top, width: part.width, height: part.height, scale: 1 }
          : { x: 0, y: 0, width, height: Math.min(height, tallest), scale: 1 },
      });
      return Buffer.from(data, 'base64');
    },
  };
}

/**
 * Runs in the page: waits for its second sheet (src/plugins/prerender/page-styles.ts), loads what is lazy, hides what floats over the
 * page, and lets frames pass until the layout is the same in two of them.
 */
async function settle(): Promise<void> {
  const rest = document.querySelector<HTMLLinkElement>('link[data-rest]');
  if (rest && !rest.sheet)
    await new Promise((done) => ['load', 'error'].map((name) => rest.addEventListener(name, done)));
  for (const image of document.images) {
    image.loading = 'eager';
    // Painted with the rest of the page, not when its turn comes.
    image.decoding = 'sync';
  }
  scrollTo(0, 0);
  for (const part of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(part);
    // What sticks in a box that lies over the page has no place of its own in it: a button that leads up.
    const { offsetParent } = part;
    const isOver =
      position === 'sticky' && offsetParent && getComputedStyle(offsetParent).position === 'absolute';
    if (position === 'fixed' || isOver) part.style.visibility = 'hidden';
    if (position === 'sticky') part.style.inset = 'auto';
  }
  let before = '';
  for (let round = 0; round < 30; round++) {
    const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.all([document.fonts.ready, ...decoded]);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const after = [...document.querySelectorAll('body, body *')]
      .map((part) => part.getBoundingClientRect())
      .map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`)
      .join();
    if (after === before) return;
    before = after;
  }
}
