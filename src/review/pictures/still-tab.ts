import type { Browser } from '@playwright/test';
import { showTypeface } from '../../typeface.ts';

/** Taller pages are cut, as the report says: a WebP has at most 16 383 rows. */
export const tallest = 16_000;

/**
 * Stops all movement, so that two pictures of an unchanged page are pixel-identical: no animation, no caret, no lazy
 * loading. The site's scripts are blocked: the HTML is complete, and only scripts animate numbers, rotate carousels and
 * read the clock. Toolbars for writers are not part of the page.
 */
const stillStyle = `
  *, *::before, *::after {
    animation: none !important; transition: none !important; caret-color: transparent !important;
    scroll-behavior: auto !important;
  }
  ::view-transition, [data-tool] { display: none !important; }
  video, iframe { visibility: hidden !important; }
`;

/** A browser tab without movement; reused for many pages to keep its caches warm. */
export type StillTab = Awaited<ReturnType<typeof openStillTab>>;

/** Opens a still tab, which closes with its browser. */
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
  // Block scripts and all https hosts; our own server is plain http.
  await session.send('Network.setBlockedURLs', { urls: ['*.js', '*.js?*', '*.mjs', 'https://*'] });
  return {
    page,
    /** Opens an address at a viewport width and waits until the page is stable. */
    open: async (url: string, width: number): Promise<void> => {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await page.goto(url, { waitUntil: 'load' });
      await page.addStyleTag({ content: stillStyle });
      await page.evaluate(showTypeface);
      await page.evaluate(settle);
    },
    /** Returns a PNG of the page down to `tallest`. */
    picture: async (): Promise<Buffer> => {
      const [width = 1, height = 1] = await page.evaluate(() => [
        document.documentElement.clientWidth,
        document.documentElement.scrollHeight,
      ]);
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'png',
        // Faster compression: compressing took most of a picture's time.
        optimizeForSpeed: true,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width, height: Math.min(height, tallest), scale: 1 },
      });
      return Buffer.from(data, 'base64');
    },
  };
}

/**
 * Runs in the page: waits for the linked stylesheet (src/plugins/prerender/page-styles.ts), loads lazy images, hides
 * fixed elements, and waits until two layouts in a row are identical.
 */
async function settle(): Promise<void> {
  const rest = document.querySelector<HTMLLinkElement>('link[data-rest]');
  if (rest && !rest.sheet)
    await new Promise((done) => ['load', 'error'].map((name) => rest.addEventListener(name, done)));
  for (const image of document.images) {
    image.loading = 'eager';
    // Painted together with the rest of the page.
    image.decoding = 'sync';
  }
  scrollTo(0, 0);
  for (const part of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(part);
    // A sticky element in an absolute box floats over the page: the button to the top.
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
