import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { findChromium, launchFlags } from '../../../tests/browser.ts';
import { serve } from '../../build/serve.ts';
import type { Version } from '../compare/site.ts';
import { groupPages } from '../kinds.ts';
import type { PageChange, Review, Shot } from '../types.ts';
import { axeOn } from './axe.ts';
import { asWebp, difference, thumbnail } from './difference.ts';
import { frozenContext, openStill, pictureOf, widths } from './freeze.ts';
import { findLighthouse, lighthouseOf } from './lighthouse.ts';

/** With more pages only the first are pictured; of those that changed through one shared thing, a few stand for all. */
const mostPages = 30;
const mostShared = 2;
const mostLighthouse = 5;
/** How many pages are worked on at once: one a processor of a small CI machine. */
const parallel = 2;

interface Side {
  url: (page: string) => string;
  contexts: Map<number, BrowserContext>;
}

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
  const servers = [await serve({ dir: head.folder, base: head.basePath })];
  if (base) servers.push(await serve({ dir: base.folder, base: base.basePath }));
  const browser = await chromium.launch({ executablePath, args: launchFlags });
  try {
    const side = async (server: (typeof servers)[number] | undefined): Promise<Side | null> => {
      if (!server) return null;
      const { origin } = new URL(server.url);
      const contexts = new Map<number, BrowserContext>();
      for (const width of widths) contexts.set(width, await frozenContext(browser, width, origin));
      return { url: (page) => server.url.replace(/\/$/, '') + encodeURI(page), contexts };
    };
    const [after, before] = [await side(servers[0]), await side(servers[1])];
    const queue = pages.map((page) => ({ page, index: review.pages.indexOf(page) }));
    const work = async () => {
      for (let job = queue.shift(); job; job = queue.shift())
        await pictures(job.page, job.index, before, after, folder);
    };
    await Promise.all(Array.from({ length: parallel }, work));
    await browser.close();
    if (after) runLighthouse(review, pages, head.root, after, executablePath);
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ close }) => close()));
  }
}

async function pictures(
  page: PageChange,
  index: number,
  before: Side | null,
  after: Side | null,
  folder: string,
): Promise<void> {
  for (const width of widths) {
    const old =
      before && page.kind !== 'added' ? await take(before, width, page.from ?? page.url, null) : null;
    const isWide = width === widths.at(-1);
    const now =
      after && page.kind !== 'removed' ? await take(after, width, page.url, isWide ? page : null) : null;
    const differing = old && now ? await difference(old, now) : null;
    const save = (name: string, data: Buffer) => {
      const file = `shots/${index}-${width}-${name}.webp`;
      writeFileSync(join(folder, file), data);
      return file;
    };
    const shot: Shot = {
      width,
      before: old ? save('before', await asWebp(old)) : null,
      after: now ? save('after', await asWebp(now)) : null,
      difference: differing?.picture ? save('difference', differing.picture) : null,
      pixels: differing?.pixels ?? null,
    };
    page.shots.push(shot);
    if (isWide && now) writeFileSync(join(folder, `shots/${index}.jpg`), await thumbnail(now));
  }
}

async function take(
  { contexts, url }: Side,
  width: number,
  page: string,
  checked: PageChange | null,
): Promise<Buffer | null> {
  const context = contexts.get(width);
  if (!context) return null;
  const opened = await openStill(context, url(page));
  try {
    const picture = await pictureOf(opened);
    if (checked) checked.axe = await axeOn(opened);
    return picture;
  } finally {
    await opened.close();
  }
}

function runLighthouse(
  review: Review,
  pages: readonly PageChange[],
  root: string,
  side: Side,
  executable: string,
): void {
  const command = findLighthouse(root);
  if (!command) {
    review.notes.push('Lighthouse не установлен, его оценок нет: npm install --no-save lighthouse@12.');
    return;
  }
  for (const page of pages.filter(({ kind }) => kind !== 'removed').slice(0, mostLighthouse))
    page.lighthouse = lighthouseOf(command, side.url(page.url), executable);
}
