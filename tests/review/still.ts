import { chromium } from '@playwright/test';
import { serve } from '../../src/hosts/serve.ts';
import { findChromium, launchFlags } from '../../src/review/pictures/browser.ts';
import { difference, pixelsOf } from '../../src/review/pictures/difference.ts';
import { openStillTab, usualSights } from '../../src/review/pictures/freeze.ts';
import { builtSite } from '../journeys/folders.ts';

/**
 * `npx tsx tests/review/still.ts [page …]`: takes the report's pictures of pages of the built site ten times, each time
 * in a new browser, and counts the pixels that differ from the first. An unchanged page must differ by none.
 */
const runs = 10;
const pages = process.argv.length > 2 ? process.argv.slice(2) : ['', 'feature/digital-journal'];
const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium was found.');
const { url, close } = await serve({ dir: builtSite, base: '/' });
const first = new Map<string, Buffer>();
let worst = 0;
for (let run = 1; run <= runs; run++) {
  const browser = await chromium.launch({ executablePath, args: launchFlags });
  const tab = await openStillTab(browser);
  const counts: number[] = [];
  for (const page of pages)
    for (const [index, sight] of usualSights.entries()) {
      if (index === 0) await tab.open(url + page, sight);
      else await tab.turn(sight);
      const key = `${page} ${sight.width}`;
      const picture = await tab.picture();
      const known = first.get(key);
      if (!known) first.set(key, picture);
      else if (!known.equals(picture))
        counts.push((await difference(await pixelsOf(known), await pixelsOf(picture))).pixels);
    }
  await browser.close();
  worst = Math.max(worst, ...counts);
  console.log(`Run ${run}: ${counts.length === 0 ? 'the same bytes' : `${counts.join(', ')} pixels differ`}`);
}
await close();
process.exitCode = worst === 0 ? 0 : 1;
