import { launchFlags } from '../../src/review/pictures/chromium.ts';
import { expect, test } from './site.ts';

const pages = [
  '/',
  '/features',
  '/feature/digital-journal',
  '/pricing',
  '/privacy',
  '/centers/1',
  '/blog-single/fair-quiz',
];

test('letters set to twice their size fit a phone (WCAG 1.4.4)', async ({ playwright, baseURL }) => {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await playwright.chromium.launch({
    args: [...launchFlags, '--blink-settings=defaultFontSize=32'],
    ...(executablePath ? { executablePath } : {}),
  });
  const page = await browser.newPage({ viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' });
  for (const path of pages) {
    await page.goto(`${baseURL}${path}`);
    const wider = await page.evaluate(() => {
      // What lies far below is laid out too.
      for (const band of document.querySelectorAll<HTMLElement>('main *, footer'))
        if (getComputedStyle(band).contentVisibility === 'auto') band.style.contentVisibility = 'visible';
      return document.documentElement.scrollWidth - innerWidth;
    });
    expect(wider, path).toBe(0);
    const icon = page.getByRole('banner').getByRole('button', { name: 'Поиск по сайту' }).locator('svg');
    expect((await icon.boundingBox())?.width).toBe(40);
    expect(await page.locator('html').evaluate((html) => getComputedStyle(html).fontSize)).toBe('32px');
  }
  await browser.close();
});
