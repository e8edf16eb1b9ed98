import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { AxeFinding, Locator, PageChange, Shot } from '../types.ts';
import { asWebp, type Box, crop, difference, pixelsOf, thumbnail } from './difference.ts';
import { type StillTab, widths } from './still-tab.ts';

/** A version of a page in its tab. */
interface Side {
  tab: StillTab;
  url: string;
}

/** A page before and after, as far as it was and is there. */
export type Sides = Record<'before' | 'after', Side | null>;

/**
 * Takes a page's pictures, compares them and writes them to `shots/`, equal ones once; cuts its marked blocks out of them; runs axe on
 * the new version. Fills in what the report shows of the page.
 * @param name begins the names of the files
 */
export async function fillAlbum(folder: string, name: string, page: PageChange, sides: Sides): Promise<void> {
  const { before, after } = sides;
  mkdirSync(join(folder, 'shots'), { recursive: true });
  const save = (file: string, data: Buffer) => {
    writeFileSync(join(folder, 'shots', file), data);
    return `shots/${file}`;
  };
  await Promise.all([before?.tab.open(before.url), after?.tab.open(after.url)]);
  page.shots = [];
  for (const width of widths) {
    const isFirst = width === widths[0];
    if (!isFirst) await Promise.all([before?.tab.turn(width), after?.tab.turn(width)]);
    const taken = await takePair(sides, width, page.blocks.length > 0);
    const old = taken.before && (await pixelsOf(taken.before));
    const now = taken.after && (await pixelsOf(taken.after));
    const isSame = taken.before !== null && taken.after?.equals(taken.before) === true;
    const differing = old && now && !isSame ? await difference(old, now) : null;
    const afterFile = now && save(`${name}-${width}-after.webp`, await asWebp(now));
    const shot: Shot = {
      width,
      before: isSame ? afterFile : old && save(`${name}-${width}-before.webp`, await asWebp(old)),
      after: afterFile,
      difference: differing?.picture ? save(`${name}-${width}-difference.webp`, differing.picture) : null,
      pixels: isSame ? 0 : (differing?.pixels ?? null),
      from: differing?.from ?? null,
    };
    // The narrowest first.
    page.shots.unshift(shot);
    if (!isFirst) continue;
    if (now) save(`${name}.webp`, await thumbnail(now));
    const [was, is] = await Promise.all([
      before &&
        boxesOf(
          before.tab.page,
          page.blocks.map((block) => block.was),
        ),
      after &&
        boxesOf(
          after.tab.page,
          page.blocks.map((block) => (block.kind === 'removed' ? null : block.at)),
        ),
    ]);
    for (const [index, block] of page.blocks.entries()) {
      const [oldBox, newBox] = [was?.[index], is?.[index]];
      const oldCrop = block.region !== 'head' && old && oldBox ? await crop(old, oldBox) : null;
      const newCrop = block.region !== 'head' && now && newBox ? await crop(now, newBox) : null;
      if (oldCrop ?? newCrop)
        block.crops = {
          before: oldCrop && save(`${name}-${index}-before.webp`, oldCrop),
          after: newCrop && save(`${name}-${index}-after.webp`, newCrop),
        };
    }
    if (after) page.axe = await axeOn(after.tab.page);
  }
}

/** A difference that no mark explains is looked at once more: what settled late is none. */
export async function takePair({ before, after }: Sides, width: number, isExplained: boolean) {
  const take = async () => {
    const [old, now] = await Promise.all([before?.tab.picture(), after?.tab.picture()]);
    return { before: old ?? null, after: now ?? null };
  };
  const first = await take();
  if (isExplained || !first.before || !first.after || first.before.equals(first.after)) return first;
  await Promise.all([before?.tab.turn(width), after?.tab.turn(width)]);
  return take();
}

/** Where blocks stand on an open page; null for what has no box (in a closed menu) or is not there. */
const boxesOf = (page: Page, places: readonly (Locator | null | undefined)[]): Promise<(Box | null)[]> =>
  page.evaluate(
    (paths) =>
      paths.map((path) => {
        let element: Element | null | undefined = path && document.getElementById('root');
        for (const index of path ?? []) element = element?.children[index];
        // A closed menu has its place, and yet nothing to see.
        const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const rect = isSeen ? element?.getBoundingClientRect() : null;
        if (!element || !rect || rect.width <= 4 || rect.height <= 4) return null;
        // As wide as its words: a short line in a wide column would be shown too small to be read.
        const inside = new Range();
        inside.selectNodeContents(element);
        const words = inside.getBoundingClientRect();
        const { left, width } = words.width > 4 ? words : rect;
        return { left: left + scrollX, top: rect.top + scrollY, width, height: rect.height };
      }),
    places.map((place) => place?.path ?? null),
  );

/** Runs axe on an open page: WCAG 2.2 A and AA. */
async function axeOn(page: Page): Promise<AxeFinding[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }),
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target }) => ({ rule: id, help, target: target.join(' ') })),
  );
}
