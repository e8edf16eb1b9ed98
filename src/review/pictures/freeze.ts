import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Widths of the pictures: a phone and a desktop. */
export const widths = [390, 1280] as const;
/** Taller pages are cut: no reviewer scrolls further, and WebP ends at 16 383. */
export const tallest = 12_000;

/**
 * Everything that moves stands still, so that two pictures of an unchanged page are the same to the pixel: no
 * animation, no caret, nothing lazy. The site's own scripts stay out: its HTML is complete, and only they would count
 * numbers up, turn carousels and look at the clock.
 */
const stillStyle = `
  *, *::before, *::after {
    animation: none !important; transition: none !important; caret-color: transparent !important;
    scroll-behavior: auto !important; content-visibility: visible !important;
  }
  ::view-transition { display: none !important; }
  video, iframe { visibility: hidden !important; }
`;

/** Opens a browser context in which pages stand still. */
export async function frozenContext(
  browser: Browser,
  width: number,
  origin: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  await context.route('**/*', (route) => {
    const request = route.request();
    const isOwn = request.url().startsWith(origin);
    return isOwn && request.resourceType() !== 'script' ? route.continue() : route.abort();
  });
  return context;
}

/** Opens an address and waits until nothing can change any more. */
export async function openStill(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page.addStyleTag({ content: stillStyle });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.all([document.fonts.ready, ...decoded]);
    scrollTo(0, 0);
    // Two frames: what fonts and pictures moved is drawn.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return page;
}

/** A picture of the whole page, PNG. */
export async function pictureOf(page: Page): Promise<Buffer> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const width = page.viewportSize()?.width ?? 1280;
  const clip = { x: 0, y: 0, width, height: Math.min(height, tallest) };
  return page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide', scale: 'css' });
}
