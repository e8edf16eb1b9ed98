import { chromium } from '@playwright/test';
import { computer, phone } from '../../src/devices.ts';
import { serve } from '../../src/hosts/serve.ts';
import { addressIn } from '../../src/review/address.ts';
import { builtPages } from '../../src/review/compare/built.ts';
import { findChromium, launchFlags } from '../../src/review/pictures/chromium.ts';
import { openStillTab } from '../../src/review/pictures/still-tab.ts';
import { builtSite } from '../journeys/folders.ts';

/**
 * `npx tsx tests/review/still.ts [comparisons] [first]`: takes the report's pictures of one build twice, page by page
 * at each width, and counts the pairs that differ; none may. Makes 500 comparisons by default, fifty per browser.
 * `first` is the index of the first page, for a run in pieces.
 */
const wanted = Number(process.argv[2] ?? 500);
const first = Number(process.argv[3] ?? 0);
const perBrowser = 50;
const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium was found.');
const pages = builtPages(builtSite);
const { url, close } = await serve(builtSite);
const differing: string[] = [];
let [done, page] = [0, first];
while (done < wanted) {
  const browser = await chromium.launch({ executablePath, args: launchFlags });
  const [before, after] = await Promise.all([openStillTab(browser), openStillTab(browser)]);
  for (const end = Math.min(wanted, done + perBrowser); done < end; page++) {
    const path = pages[page % pages.length] ?? '/';
    for (const width of [computer, phone]) {
      await Promise.all([before, after].map((tab) => tab.open(addressIn(url, path), width)));
      const [old, now] = await Promise.all([before.picture(), after.picture()]);
      if (!now.equals(old)) differing.push(`${path} ${width}`);
      done++;
    }
  }
  await browser.close();
  console.log(`${differing.length} of ${done} comparisons differ. ${differing.join(', ')}`);
}
await close();
process.exitCode = differing.length === 0 ? 0 : 1;
