import type { Browser, Page } from '@playwright/test';

/** A way to look at a page. */
export interface Sight {
  width: number;
  theme: 'light' | 'dark';
}
/** A desktop first, so that the narrow one needs no larger file of any picture, then a phone. */
export const usualSights: readonly Sight[] = [
  { width: 1280, theme: 'light' },
  { width: 390, theme: 'light' },
];
/** What a reviewer may ask for besides. */
export const furtherSights: readonly Sight[] = [
  { width: 820, theme: 'light' },
  { width: 1280, theme: 'dark' },
];
/** Taller pages are cut: no reviewer scrolls further. */
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
export interface StillTab {
  page: Page;
  /** Opens an address and waits until nothing can change any more. */
  open: (url: string, sight: Sight) => Promise<void>;
  /** Looks at the open page in another way. */
  turn: (sight: Sight) => Promise<void>;
  /** A picture of the whole page, PNG. */
  picture: () => Promise<Buffer>;
}

/** Opens such a tab; it closes with its browser. */
export async function openStillTab(browser: Browser): Promise<StillTab> {
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

  const look = async ({ width, theme }: Sight) => {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  };
  return {
    page,
    turn: async (sight) => {
      await look(sight);
      await page.evaluate(settle);
    },
    open: async (url, sight) => {
      await look(sight);
      await page.goto(url, { waitUntil: 'load' });
      await page.addStyleTag({ content: stillStyle });
      await page.evaluate(settle);
    },
    picture: async () => {
      const [width, height] = await page.evaluate(() => [
        document.documentElement.clientWidth,
        document.documentElement.scrollHeight,
      ]);
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'png',
        // Packed less: most of a picture's time went into packing it.
        optimizeForSpeed: true,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width: width ?? 1, height: Math.min(height ?? 1, tallest), scale: 1 },
      });
      return Buffer.from(data, 'base64');
    },
  };
}

/**
 * Runs in the page: waits for its second sheet (src/plugins/prerender/styles.ts), loads what is lazy, hides what floats over the
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
    if (position === 'fixed') part.style.visibility = 'hidden';
    if (position === 'sticky') part.style.inset = 'auto';
  }
  let before = '';
  for (let round = 0; round < 30; round++) {
    // Another width may want another file of a picture.
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
