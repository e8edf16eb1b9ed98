import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { serve } from '../../src/hosts/serve.ts';
import { launchFlags } from '../../src/review/pictures/chromium.ts';

/**
 * Returns the bytes that a browser downloads to show and hydrate the home page: every response of this site until React
 * has hydrated, compressed with brotli as a host would. Fonts are compressed already.
 * @param dir the built site
 */
export async function firstLoad(dir: string, executablePath: string): Promise<number> {
  const { url, close } = await serve(dir);
  const browser = await chromium.launch({ executablePath, args: launchFlags });
  try {
    const page = await browser.newPage();
    const asked = new Set<string>();
    page.on('response', (response) => {
      // Prefetches for the next page do not count.
      const isAhead = 'sec-purpose' in response.request().headers();
      if (response.url().startsWith(url) && response.ok() && !isAhead) asked.add(response.url());
    });
    await page.goto(url);
    await page.locator('html[data-hydrated="true"]').waitFor();
    await page.waitForLoadState('networkidle');
    // The browser has dropped some bodies, so they are fetched again.
    const sizes = [...asked].map(async (address) => {
      const body = Buffer.from(await (await fetch(address)).arrayBuffer());
      return address.endsWith('.woff2') ? body.length : brotliCompressSync(body).length;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await browser.close();
    await close();
  }
}
