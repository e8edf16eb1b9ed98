import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { serve } from '../../hosts/serve.ts';
import { addressIn } from '../address.ts';
import type { Version } from '../compare/built.ts';
import { groupPages } from '../kinds.ts';
import type { PageChange, Review } from '../types.ts';
import { axeOn } from './axe.ts';
import { findChromium, launchFlags } from './browser.ts';
import { openStillTab, type StillTab, widths } from './freeze.ts';
import { runLighthouse } from './lighthouse.ts';
import { saveShots, type Taken } from './save.ts';

/** With more pages only the first are pictured; of those that changed through one shared thing, a few stand for all. */
const mostPages = 30;
const mostShared = 2;
/** How many pages are worked on at once: one a processor of a small CI machine. */
const parallel = 2;

/** Takes before and after pictures of changed pages and runs the checks that need a browser; fills the review. */
export async function photograph(
  review: Review,
  head: Version,
  base: Version | null,
  folder: string,
): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    review.notes.push('Снимков и проверки axe нет: не найден Chromium (npx playwright install chromium).');
    return;
  }
  const pages = groupPages(review.pages)
    .flatMap((group) => (group.pages[0]?.kind === 'shared' ? group.pages.slice(0, mostShared) : group.pages))
    .slice(0, mostPages);
  if (review.pages.length > pages.length)
    review.notes.push(
      `Снимки сделаны для ${pages.length} страниц из ${review.pages.length}: похожие через общее не снимались.`,
    );
  mkdirSync(join(folder, 'shots'), { recursive: true });
  const servers = await Promise.all(
    [head, ...(base ? [base] : [])].map(({ folder: dir, basePath }) => serve({ dir, base: basePath })),
  );
  const browser = await chromium.launch({ executablePath, args: launchFlags });
  try {
    const [after, before] = servers.map(
      ({ url }) =>
        (page: string) =>
          addressIn(url, page),
    );
    const queue = [...pages];
    const work = async () => {
      const camera = await openCamera(browser, before ?? null, after ?? null);
      for (let page = queue.shift(); page; page = queue.shift())
        page.shots = await saveShots(folder, review.pages.indexOf(page), await camera(page));
    };
    await Promise.all(Array.from({ length: Math.min(parallel, pages.length) }, work));
    await browser.close();
    if (after) await runLighthouse(review, pages, head.root, after, executablePath);
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ close }) => close()));
  }
}

type Address = (page: string) => string;

/** Two tabs, one a version: takes a page's pictures at all widths and runs axe on the new version. */
async function openCamera(browser: Browser, before: Address | null, after: Address | null) {
  const [oldTab, newTab] = [await openStillTab(browser), await openStillTab(browser)];
  return async (page: PageChange): Promise<Taken[]> => {
    const old = before && page.kind !== 'added' ? await take(oldTab, before(page.from ?? page.url)) : [];
    const check = async () => {
      page.axe = await axeOn(newTab.page);
    };
    const now = after && page.kind !== 'removed' ? await take(newTab, after(page.url), check) : [];
    return widths.map((width, index) => ({
      width,
      before: old[index] ?? null,
      after: now[index] ?? null,
    }));
  };
}

async function take(tab: StillTab, url: string, check?: () => Promise<void>): Promise<Buffer[]> {
  const taken: Buffer[] = [];
  for (const [index, width] of widths.entries()) {
    if (index === 0) await tab.open(url, width);
    else await tab.resize(width);
    taken.push(await tab.picture());
    if (index === 0) await check?.();
  }
  return taken;
}
