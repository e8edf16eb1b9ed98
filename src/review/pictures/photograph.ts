import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from '../../hosts/serve.ts';
import { addressIn } from '../address.ts';
import type { Version } from '../compare/built.ts';
import { type Groups, groupsOf, mostPages, mostShared } from '../groups.ts';
import type { PageChange, Review } from '../types.ts';
import { fillAlbum } from './album.ts';
import { findChromium, launchFlags } from './chromium.ts';
import { openStillTab } from './still-tab.ts';

/** Number of pages processed in parallel: one per processor of a small CI machine. */
const parallel = 2;

/** Returns the pages to photograph: those whose own file changed them, and a few per other shared cause. */
export function chosenPages({ pages: all }: Review, groups: Groups): PageChange[] {
  const isOwn = ({ kind, file, blocks }: PageChange) =>
    kind !== 'shared' || blocks.some(({ region, source }) => region === 'main' && source?.file === file);
  const chosen = new Set(all.filter(isOwn).slice(0, mostPages));
  for (const { changes, pages } of groups.shared) {
    if (pages.some((page) => chosen.has(page))) continue;
    const shown = new Set(changes.flatMap(({ marks }) => marks.map(({ page }) => page)));
    for (const page of [...shown].slice(0, mostShared)) chosen.add(page);
  }
  return [...chosen];
}

/** Takes before and after pictures of changed pages and runs axe on them; adds the results to the review. */
export async function photograph(review: Review, head: Version, base: Version | null): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    review.notes.push(
      'Снимков и проверки доступности нет: не найден Chromium (npx playwright install chromium).',
    );
    return;
  }
  const groups = groupsOf(review);
  const pages = chosenPages(review, groups);
  const open = (version: Version) => serve(version.folder, version.basePath);
  const [now, old] = await Promise.all([open(head), base && open(base)]);
  const browser = chromium.launch({ executablePath, args: launchFlags });
  try {
    const tab = async () => openStillTab(await browser);
    const queue = [...pages];
    const work = async () => {
      const tabs = await Promise.all([tab(), tab()]);
      for (let page = queue.shift(); page; page = queue.shift())
        await fillAlbum(
          join(head.folder, 'preview'),
          `${review.pages.indexOf(page)}`,
          page,
          {
            before:
              old && !page.isNew ? { tab: tabs[0], url: addressIn(old.url, page.from ?? page.url) } : null,
            after: page.kind === 'removed' ? null : { tab: tabs[1], url: addressIn(now.url, page.url) },
          },
          page.blocks.filter((block) => groups.changeOf(block)?.owner === page),
        );
    };
    await Promise.all(Array.from({ length: Math.min(parallel, pages.length) }, work));
  } catch (error) {
    // A preview is useful without pictures.
    const [why] = String(error).split('\n');
    review.notes.push(`Снимки и проверка доступности не удались. ${why}`);
  } finally {
    await browser.then((opened) => opened.close()).catch(() => undefined);
    await Promise.all([now.close(), old?.close()]);
  }
}
