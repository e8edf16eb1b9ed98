import { type Browser, chromium } from '@playwright/test';
import { serve } from '../../hosts/serve.ts';
import { addressIn } from '../address.ts';
import type { Version } from '../compare/built.ts';
import type { PageChange, Review } from '../types.ts';
import { axeOn } from './axe.ts';
import { findChromium, launchFlags } from './browser.ts';
import { boxesOf } from './crops.ts';
import { furtherSights, openStillTab, type StillTab, usualSights } from './freeze.ts';
import { runLighthouse } from './lighthouse.ts';
import { type Album, saveAlbum, type Taken } from './save.ts';

/** Of the pages that one shared thing changed, those that differ most stand for all. */
const mostShared = 2;
/** So many pages are pictured in the dark and on a tablet too. */
const mostFurther = 3;
/** Blocks of a page that are shown alone beside their words. */
const mostCrops = 16;
/** How many pages are worked on at once: one a processor of a small CI machine. */
const parallel = 2;

/** Pages to picture: all with changes of their own, and a few for each thing that pages share. */
function chosenPages({ pages, causes, changes }: Review): { own: PageChange[]; shared: PageChange[] } {
  const own = pages.filter(({ kind }) => kind !== 'shared' && kind !== 'style');
  const shared = new Set<PageChange>();
  causes.forEach((_, cause) => {
    const marks = (page: PageChange) => page.blocks.filter((block) => block.cause === cause).length;
    const places = changes.filter((change) => change.cause === cause).flatMap((change) => change.places);
    const touched = [...new Set(places.map(({ page }) => page))].flatMap((index) => pages[index] ?? []);
    if (touched.some((page) => own.includes(page))) return;
    for (const page of touched.sort((a, b) => marks(b) - marks(a)).slice(0, mostShared)) shared.add(page);
  });
  return { own, shared: [...shared] };
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
  const { own, shared } = chosenPages(review);
  const pages = [...own, ...shared];
  if (review.pages.length > pages.length)
    review.notes.push(
      `Снимки сделаны для ${pages.length} страниц из ${review.pages.length}: похожие через общее не снимались.`,
    );
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
      for (let page = queue.shift(); page; page = queue.shift()) {
        const isFurther = own.indexOf(page) >= 0 && own.indexOf(page) < mostFurther;
        await saveAlbum(folder, review.pages.indexOf(page), page, await camera(page, isFurther));
      }
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

/** Two tabs, one a version: takes a page's pictures, finds its blocks in them and runs axe on the new version. */
async function openCamera(browser: Browser, before: Address | null, after: Address | null) {
  const tabs = { old: await openStillTab(browser), now: await openStillTab(browser) };
  return async (page: PageChange, isFurther: boolean): Promise<Album> => {
    const old =
      before && page.kind !== 'added' ? { tab: tabs.old, url: before(page.from ?? page.url) } : null;
    const now = after && page.kind !== 'removed' ? { tab: tabs.now, url: after(page.url) } : null;
    const [usual] = usualSights;
    if (!usual) return { taken: [], boxes: [] };
    await Promise.all([old?.tab.open(old.url, usual), now?.tab.open(now.url, usual)]);
    const taken: Taken[] = [await takePair(old?.tab, now?.tab, usual)];
    const marked = croppedBlocks(page);
    const places = marked.map((index) => page.blocks[index]);
    const was = places.map((block) => block?.was ?? null);
    const is = places.map((block) => (block && block.kind !== 'removed' ? block.at : null));
    const oldBoxes = old ? await boxesOf(old.tab.page, was) : [];
    const newBoxes = now ? await boxesOf(now.tab.page, is) : [];
    const boxes = marked.map((block, index) => ({
      block,
      before: oldBoxes[index] ?? null,
      after: newBoxes[index] ?? null,
    }));
    if (now) page.axe = await axeOn(now.tab.page);
    for (const sight of [...usualSights.slice(1), ...(isFurther ? furtherSights : [])]) {
      await Promise.all([old?.tab.turn(sight), now?.tab.turn(sight)]);
      taken.push(await takePair(old?.tab, now?.tab, sight));
    }
    return { taken, boxes };
  };
}

/** Blocks that are shown alone: those of the page itself before those of menus. */
const croppedBlocks = ({ blocks }: PageChange): number[] =>
  blocks
    .map(({ region }, index) => ({ region, index }))
    .filter(({ region }) => region !== 'head')
    .sort((a, b) => Number(b.region === 'main') - Number(a.region === 'main'))
    .slice(0, mostCrops)
    .map(({ index }) => index);

/** A pair that differs is taken once more: what settled late is no difference. */
async function takePair(
  old: StillTab | undefined,
  now: StillTab | undefined,
  sight: Taken['sight'],
): Promise<Taken> {
  const take = async (): Promise<Taken> => ({
    sight,
    before: (await old?.picture()) ?? null,
    after: (await now?.picture()) ?? null,
  });
  const first = await take();
  if (!first.before || !first.after || first.before.equals(first.after)) return first;
  await Promise.all([old?.turn(sight), now?.turn(sight)]);
  return take();
}
