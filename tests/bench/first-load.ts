import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { serve } from '../../src/build/serve.ts';
import { launchFlags } from '../browser.ts';

/**
 * What a browser downloads to show the home page and take it over: every response of this site until React has
 * hydrated, each compressed with brotli as a host would. Fonts are compressed already.
 * @param dir the built site
 */
export async function firstLoad(dir: string, executablePath: string): Promise<number> {
  const { url, close } = await serve({ dir });
  const browser = await chromium.launch({ executablePath, args: launchFlags });
  try {
    const page = await browser.newPage();
    const bodies: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!response.url().startsWith(url) || !response.ok()) return;
      const packed = response.url().endsWith('.woff2');
      bodies.push(response.body().then((body) => (packed ? body.length : brotliCompressSync(body).length)));
    });
    await page.goto(url);
    await page.locator('html[data-hydrated="true"]').waitFor();
    await page.waitForLoadState('networkidle');
    return (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
  } finally {
    await browser.close();
    await close();
  }
}
